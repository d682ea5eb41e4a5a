/** Sizes the buffer pool of the private database. */
import { totalmem } from 'node:os';

const megabyte = 2 ** 20;
const least = 128;
/** A machine that could spare more is one whose database deserves settings of its own. */
const most = 16_384;

/** Megabytes for a machine of so many bytes whose control group, if any, may use so many: a quarter, as whole pieces of 128. */
export function databaseMemoryOf(machineBytes: number, groupBytes = 0): number {
  const bytes = groupBytes > 0 ? Math.min(machineBytes, groupBytes) : machineBytes;
  const quarter = bytes / 4 / megabyte;
  return Math.min(most, Math.max(least, quarter - (quarter % least)));
}

/** Megabytes for this machine. Node knows the limit of a container, or of a systemd unit, by memory.max or memory.limit_in_bytes. */
export const databaseMemoryHere = (): number => databaseMemoryOf(totalmem(), process.constrainedMemory());
