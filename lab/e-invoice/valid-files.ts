/** Counts electronic invoices that both judges find valid, and collects what they find wrong in others. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EInvoiceFormat } from '../../domain/billing/e-invoice/formats.js';
import { startJudges, type Judges } from './judges.js';

export interface Verdicts {
  /** Judges a file. The same bytes in the same format are judged once. */
  judge: (name: string, format: EInvoiceFormat, bytes: Buffer | string) => Promise<readonly string[]>;
  /** How many files were judged, and how many were the same as others. */
  readonly counts: { judged: number; repeated: number; invalid: number };
}

/** Pairs of judges that work side by side. */
const pairs = 2;

export interface Court {
  readonly open: (report: (fault: string) => void) => Verdicts;
  readonly close: () => void;
}

/** Starts the judges, which work on files in a folder. A file that a judge finds invalid stays there. */
export async function holdCourt(folder: string): Promise<Court> {
  const judges: Judges[] = [];
  for (let count = 0; count < pairs; count += 1) judges.push(await startJudges());
  let turn = 0;
  const open = (report: (fault: string) => void): Verdicts => {
    const seen = new Map<string, Promise<readonly string[]>>();
    const counts = { judged: 0, repeated: 0, invalid: 0 };
    return {
      counts,
      judge(name, format, bytes) {
        const digest = createHash('sha256').update(format).update(bytes).digest('hex');
        const before = seen.get(digest);
        if (before) counts.repeated += 1;
        const verdict = before ?? judgeFile(name, format, bytes);
        seen.set(digest, verdict);
        return verdict;
      },
    };
    async function judgeFile(name: string, format: EInvoiceFormat, bytes: Buffer | string): Promise<readonly string[]> {
      const isPdf = typeof bytes !== 'string';
      const file = join(folder, `${name}-${format}.${isPdf ? 'pdf' : 'xml'}`);
      writeFileSync(file, bytes);
      turn += 1;
      const faults = (await judges[turn % pairs]?.judge({ file, format })) ?? ['no judge'];
      counts.judged += 1;
      if (faults.length === 0) return faults;
      counts.invalid += 1;
      for (const fault of faults) report(`${file}: ${fault}`);
      return faults;
    }
  };
  return { open, close: () => judges.forEach((judge) => judge.close()) };
}
