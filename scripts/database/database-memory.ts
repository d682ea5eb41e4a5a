/** Sizes the buffer pool and the redo log of the private database. */
import { totalmem } from 'node:os';

const megabyte = 2 ** 20;
const min = 128;
/** A machine that can spare more deserves a database server with settings of its own. */
const max = 16_384;

/**
 * Megabytes of buffer pool: a quarter of the machine's memory, or of its control group's limit if that is less (0 means
 * no group), rounded down to a multiple of 128.
 */
export function databaseMemoryOf(machineBytes: number, groupBytes = 0): number {
  const bytes = groupBytes > 0 ? Math.min(machineBytes, groupBytes) : machineBytes;
  const quarter = bytes / 4 / megabyte;
  return Math.min(max, Math.max(min, quarter - (quarter % min)));
}

/**
 * Megabytes of buffer pool for this machine. Node reads the limit of a container or systemd unit from memory.max or
 * memory.limit_in_bytes.
 */
export const databaseMemoryHere = (): number => databaseMemoryOf(totalmem(), process.constrainedMemory());

/**
 * Megabytes of redo log for a buffer pool of `memory` megabytes. Once the log is full, changes wait until the pages
 * that it covers are written: with MariaDB's default of 96 MB, bursts of new entries paused for most of a second
 * (docs/decisions/private-mariadb.md). At most 1 GB, because it takes that much of the disk.
 */
export const redoLogOf = (memory: number): number => Math.min(1024, Math.max(96, Math.floor(memory / 4)));
