/** Whether others write to another node of the Galera cluster that we write to: row locks hold on their own node only. */
import type { Db } from './db.js';

/** What a node of Galera says of itself, by the names of its status variables. */
export type NodeStatus = ReadonlyMap<string, string>;

/** One node in one make-up of its group: when either changes, its counters are compared again. */
const identity = ['wsrep_cluster_conf_id', 'wsrep_gcomm_uuid'] as const;
const counters = ['wsrep_last_committed', 'wsrep_replicated', 'Threads_connected'] as const;

const numberOf = (status: NodeStatus, name: (typeof counters)[number]): number => Number(status.get(name) ?? 0);

/**
 * How many changes have come from other nodes between two looks at a node, at the least. The cluster numbers every change, and the
 * node counts those that it sent: what was numbered and not sent by it came from elsewhere. Of those that it had sent at the first
 * look, each connection may have had one without a number yet.
 */
export function changesFromElsewhere(earlier: NodeStatus, now: NodeStatus): number {
  if (identity.some((name) => !now.has(name) || now.get(name) !== earlier.get(name))) return 0;
  const grown = (name: (typeof counters)[number]): number => numberOf(now, name) - numberOf(earlier, name);
  const certain = grown('wsrep_last_committed') - grown('wsrep_replicated') - numberOf(earlier, 'Threads_connected');
  return Math.max(0, certain);
}

/** Looks at the node again and again, and says once that others write elsewhere. */
export class OtherWriters {
  private earlier: NodeStatus | undefined;
  private isKnown = false;

  constructor(private readonly db: Db) {}

  /** Whether it shows for the first time that others write to another node; never of a server that is in no cluster. */
  async haveJustShown(): Promise<boolean> {
    if (this.isKnown) return false;
    const now = await statusOf(this.db);
    const { earlier } = this;
    if (!earlier || identity.some((name) => earlier.get(name) !== now.get(name))) this.earlier = now;
    this.isKnown = earlier !== undefined && changesFromElsewhere(earlier, now) > 0;
    return this.isKnown;
  }
}

async function statusOf(db: Db): Promise<NodeStatus> {
  const rows = (await db.perform(
    `SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_cluster_conf_id', 'wsrep_gcomm_uuid', 'wsrep_last_committed',
                                                'wsrep_replicated', 'Threads_connected')`,
    [],
  )) as readonly { Variable_name: string; Value: string }[];
  return new Map(rows.map(({ Variable_name: name, Value: value }) => [name, value]));
}
