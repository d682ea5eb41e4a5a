/** Long reads that must see a single moment, such as a whole list for a file. */
import type { Connection } from 'mysql2';
import { Database, type Db } from './db.js';
import { dialectOf } from './dialect.js';
import { OneConnection } from './one-connection.js';
import { performOn, type ConnectionPool } from './connection-pool.js';
import { SnapshotSlots } from './snapshot-slots.js';
import { rollBack } from './transaction.js';

const slots = new WeakMap<ConnectionPool, SnapshotSlots>();

function slotsOf(snapshots: ConnectionPool): SnapshotSlots {
  const made = slots.get(snapshots) ?? new SnapshotSlots(snapshots.max);
  slots.set(snapshots, made);
  return made;
}

/**
 * Yields the items of `read`, which sees the database at a single moment: as soon as a connection is free after the
 * first item was requested. The connection is one of a few that are reserved for snapshots and shared by workspaces; if
 * none becomes free in time, it throws `rate_limit_exceeded` or `unavailable`. The connection is released at the end,
 * also if reading fails or is broken off by `return`.
 */
export async function* readSnapshot<T>(
  { db, workspace }: { readonly db: Db; readonly workspace: { readonly id: string } },
  read: (db: Db) => AsyncIterable<T>,
): AsyncGenerator<T, void> {
  if (!(db instanceof Database)) throw new Error('A snapshot was begun within a transaction');
  const { snapshots } = db.pools;
  const release = await slotsOf(snapshots).take(workspace.id, snapshots.timeoutMs);
  try {
    yield* readBy(await snapshots.acquireConnection(), snapshots, read);
  } finally {
    release();
  }
}

async function* readBy<T>(
  connection: Connection,
  snapshots: ConnectionPool,
  read: (db: Db) => AsyncIterable<T>,
): AsyncGenerator<T, void> {
  const life = { isOver: false };
  try {
    await performOn(connection, dialectOf(connection).snapshot);
    yield* read(new OneConnection(connection, life));
  } finally {
    life.isOver = true;
    await rollBack(connection);
    snapshots.releaseConnection(connection);
  }
}
