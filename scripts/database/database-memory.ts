/** Sizes the buffer pool and the redo log of the private database. */
import { totalmem } from 'node:os';

const megabyte = 2 ** 20;
const min = 128;
/** A machine that can spare more deserves a database server with settings of its own. */
const max = 16_384;

/**
 * Megabytes for a machine with this much memory, of which its control group, if any, may use this much: a quarter, in multiples of
 * 128.
 */
export function databaseMemoryOf(machineBytes: number, groupBytes = 0): number {
  const bytes = groupBytes > 0 ? Math.min(machineBytes, groupBytes) : machineBytes;
  const quarter = bytes / 4 / megabyte;
  return Math.min(max, Math.max(min, quarter - (quarter % min)));
}

/** Megabytes for this machine. Node reads the limit of a container or systemd unit from memory.max or memory.limit_in_bytes. */
export const databaseMemoryHere = (): number => databaseMemoryOf(totalmem(), process.constrainedMemory());

/**
 * Megabytes of redo log for a buffer pool of this many. Once it is full, changes wait until the pages that it covers are written:
 * with the 96 MB that MariaDB takes by itself, bursts of new entries stood still for most of a second
 * (docs/decisions/private-mariadb.md). At most 1 GB, because it takes that much of the disk.
 */
export const redoLogOf = (memory: number): number => Math.min(1024, Math.max(96, Math.floor(memory / 4)));
