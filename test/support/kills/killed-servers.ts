/** Services and workers from the build that a test kills and starts again, each at its address. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { spawnServer, type SpawnedServer } from '../../scripts/fixtures/spawn-server.js';
import { freePort } from '../service/free-port.js';

type Kind = Parameters<typeof spawnServer>[0];

/** Queues whose work is claimed by leases that name their holder. */
const queues = ['jobs', 'stripe_tasks'] as const;

export class KilledServers {
  kills = 0;
  /** How many tasks and requests were in progress in a process that was killed. */
  cutOff = 0;

  private constructor(
    private readonly db: Knex,
    private readonly envs: readonly { readonly kind: Kind; readonly env: Readonly<Record<string, string>> }[],
    private readonly servers: SpawnedServer[],
    /** Empty for workers. */
    readonly urls: readonly string[],
  ) {}

  static async start(db: Knex, kinds: readonly Kind[], env: Readonly<Record<string, string>>): Promise<KilledServers> {
    const envs: { kind: Kind; env: Record<string, string> }[] = [];
    for (const kind of kinds)
      envs.push({ kind, env: { ...env, ...(kind === 'serve' && { PORT: String(await freePort()) }) } });
    const servers = envs.map((one) => spawnServer(one.kind, one.env));
    return new KilledServers(db, envs, servers, await Promise.all(servers.map(({ url }) => url)));
  }

  /**
   * Kills one at a random moment, and starts it again. What it had claimed by a lease is free then, which would otherwise take minutes.
   */
  async kill(index: number): Promise<void> {
    const one = this.envs[index];
    if (!one) throw new Error(`There is no server ${index}`);
    await pause(Math.random() * 150);
    await this.servers[index]?.script.end('SIGKILL');
    this.kills += 1;
    const held = await this.leases();
    const again = spawnServer(one.kind, one.env);
    this.servers[index] = again;
    await again.url;
    await this.release(held);
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map(({ script }) => script.end('SIGTERM')));
  }

  private async leases(): Promise<ReadonlySet<string>> {
    const keys = this.db('idempotency_keys').whereNull('answer').whereNotNull('lease_until');
    const held: string[][] = [await keys.pluck('idempotency_key')];
    for (const table of queues) held.push(await this.db(table).whereRaw('lease_until > NOW(3)').pluck('lease_by'));
    return new Set(held.flat());
  }

  /** Leases that nobody has given back while the process started again are those of the one that was killed. */
  private async release(held: ReadonlySet<string>): Promise<void> {
    const left = [...(await this.leases())].filter((lease) => held.has(lease));
    const past = { lease_until: new Date(0) };
    await this.db('idempotency_keys').whereIn('idempotency_key', left).whereNull('answer').update(past);
    for (const table of queues) await this.db(table).whereIn('lease_by', left).update(past);
    this.cutOff += left.length;
  }
}
