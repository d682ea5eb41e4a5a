/** What the bench prints and writes. */
import { writeFileSync } from 'node:fs';
import type { ClosingMeasured } from './agreements.js';
import type { ExportMeasured } from './exports.js';
import type { ReportMeasured } from './reports.js';
import type { SearchMeasured } from './search.js';
import type { SlaMeasured } from './slas.js';
import type { Measured } from './wrk.js';

export const operations = ['list', 'get', 'create'] as const;
export type Contender = 'docket' | 'bare';
/** Each round of each contender. */
export type Results = Record<(typeof operations)[number], Record<Contender, Measured[]>>;

export interface Figures {
  readonly rounds: number;
  readonly seconds: number;
  readonly results: Results;
  readonly reports: readonly ReportMeasured[];
  readonly searches: readonly SearchMeasured[];
  readonly slas: readonly SlaMeasured[];
  readonly closing: ClosingMeasured;
  readonly exported: ExportMeasured;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function middle(rounds: readonly Measured[]): Measured {
  return {
    perSecond: median(rounds.map((r) => r.perSecond)),
    p50: median(rounds.map((r) => r.p50)),
    p99: median(rounds.map((r) => r.p99)),
  };
}

/** Prints a table of each kind of figures, and writes all of them as JSON to the path. */
export function printFigures(
  { results, reports, searches, slas, closing, exported, ...run }: Figures,
  path: string,
): void {
  const rows = operations.map((operation) => {
    const docket = middle(results[operation].docket);
    const bare = middle(results[operation].bare);
    return { operation, docket, bare, ratio: Math.round((docket.perSecond / bare.perSecond) * 1000) / 1000 };
  });
  console.table(
    Object.fromEntries(
      rows.map(({ operation, docket, bare, ratio }) => [
        operation,
        {
          'docket/s': docket.perSecond,
          'bare/s': bare.perSecond,
          ratio,
          'docket p50 ms': docket.p50,
          'bare p50 ms': bare.p50,
          'docket p99 ms': docket.p99,
          'bare p99 ms': bare.p99,
        },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      reports.map(({ report, p50, statements, p50OfStatements, ratio, p50OfPlain }) => [
        `report: ${report}`,
        {
          'p50 ms': p50,
          statements,
          'p50 ms of these': p50OfStatements,
          ratio,
          'p50 ms without kept sums': p50OfPlain,
        },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      searches.map(({ scenario, search, found, p50, p99, like }) => [
        `search: ${scenario}`,
        { search, found, 'p50 ms': p50, 'p99 ms': p99, 'LIKE ms': like },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(slas.map(({ due, took, each }) => [`SLAs: ${due} due`, { 'ms in all': took, 'ms each': each }])),
  );
  console.table({
    'agreements due on one day': {
      agreements: closing.agreements,
      seconds: closing.seconds,
      'p50 ms before': closing.p50Before,
      'p50 ms meanwhile': closing.p50,
      'p99 ms meanwhile': closing.p99,
    },
  });
  console.table({
    'time entries as CSV': {
      rows: exported.rows,
      MB: exported.megabytes,
      seconds: exported.seconds,
      'resident MB before': exported.residentBefore,
      'resident MB at most': exported.residentPeak,
      'p50 ms before': exported.p50Before,
      'p50 ms meanwhile': exported.p50,
      'p99 ms before': exported.p99Before,
      'p99 ms meanwhile': exported.p99,
    },
  });
  writeFileSync(
    path,
    `${JSON.stringify({ node: process.version, ...run, rows, reports, searches, slas, closing, exported }, null, 2)}\n`,
  );
  console.log(`Written to ${path}`);
}
