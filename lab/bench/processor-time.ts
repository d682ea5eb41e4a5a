/** How much processor time processes have taken. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports hundredths of a second, whatever the resolution of the machine's clock. */
const tickMs = 10;

/** Processor time of a process and its descendants so far, in milliseconds; null if the system does not report it. */
export function processorTime(pid: number | undefined): number | null {
  if (pid === undefined) return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = (Number(fields[11]) + Number(fields[12])) * tickMs;
    return childrenOf(pid).reduce((sum, child) => sum + (processorTime(child) ?? 0), own);
  } catch {
    return null;
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
