import { execFileSync } from 'node:child_process';

/** The ids of the child processes of this one that render documents. */
export function renderingProcesses(): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' });
  return listed
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((found) =>
      found && Number(found[2]) === process.pid && found[3]?.includes('drawing-program') ? [Number(found[1])] : [],
    );
}
