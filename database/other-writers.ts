/**
 * Detects writes to other nodes of the Galera cluster: row locks hold on one node only (docs/decisions/one-writer.md).
 */
import type { Db } from './db.js';

/** The status variables of a Galera node, by name. */
export type NodeStatus = ReadonlyMap<string, string>;

/** Identifies the node and the composition of its group. If either changes, earlier counters cannot be compared. */
const identity = ['wsrep_cluster_conf_id', 'wsrep_gcomm_uuid'] as const;
const counters = ['wsrep_last_committed', 'wsrep_replicated', 'Threads_connected'] as const;

const numberOf = (status: NodeStatus, name: (typeof counters)[number]): number => Number(status.get(name) ?? 0);

/**
 * The least number of changes that came from other nodes between two readings of a node's status. The cluster numbers
 * every change, and the node counts those that it sent, so the difference came from elsewhere. One is subtracted for
 * each connection, because it may have sent a change that had no number yet at the first reading.
 */
export function changesFromElsewhere(earlier: NodeStatus, now: NodeStatus): number {
  if (identity.some((name) => !now.has(name) || now.get(name) !== earlier.get(name))) return 0;
  const grown = (name: (typeof counters)[number]): number => numberOf(now, name) - numberOf(earlier, name);
  const certain = grown('wsrep_last_committed') - grown('wsrep_replicated') - numberOf(earlier, 'Threads_connected');
  return Math.max(0, certain);
}

/** Compares the status of the node at each call, and reports once that other nodes are written to. */
export class OtherWriters {
  private earlier: NodeStatus | undefined;
  private isKnown = false;

  constructor(private readonly db: Db) {}

  /** Whether writes to another node are detected for the first time; never true for a server that is in no cluster. */
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
