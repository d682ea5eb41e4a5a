/** Prints the figures of the bench as tables, and writes them as results. */
import { writeFigures } from '../results.js';
import type { ClosingMeasured } from './agreements.js';
import type { ChangesMeasured } from './changes.js';
import type { MovingMeasured } from './moving.js';
import type { PagesMeasured } from './cursors.js';
import type { ExportMeasured } from './exports.js';
import type { ReportMeasured } from './reports.js';
import type { SearchAllMeasured } from './search-all.js';
import type { SearchMeasured } from './search.js';
import type { SlaMeasured } from './slas.js';
import { operations, type Measured, type Rounds } from './load.js';

/** The figures of whatever was measured. */
export interface Figures {
  readonly results?: ReadonlyMap<string, Rounds> | undefined;
  readonly reports?: readonly ReportMeasured[] | undefined;
  readonly searches?: readonly SearchMeasured[] | undefined;
  readonly everything?: readonly SearchAllMeasured[] | undefined;
  readonly slas?: readonly SlaMeasured[] | undefined;
  readonly closing?: ClosingMeasured | undefined;
  readonly exported?: ExportMeasured | undefined;
  readonly moved?: MovingMeasured | undefined;
  readonly pages?: readonly PagesMeasured[] | undefined;
  readonly streams?: readonly ChangesMeasured[] | undefined;
}

/** The median; null if there are no numbers. */
function median(numbers: readonly number[]): number | null {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;
}

const rounded = (value: number | null, places: number): number | null =>
  value === null ? null : Math.round(value * 10 ** places) / 10 ** places;

/** The figures of each contender, compared with the bare server. */
function rowsOf(results: ReadonlyMap<string, Rounds>) {
  const bare = results.get('bare');
  return operations.flatMap((operation) =>
    [...results].map(([contender, rounds]) => {
      const middle = (what: keyof Measured, of: Rounds = rounds): number | null =>
        median(of[operation].flatMap((round) => round[what] ?? []));
      const perSecond = middle('perSecond');
      const ofBare = bare === undefined ? null : middle('perSecond', bare);
      return {
        operation,
        contender,
        perSecond,
        ratio: perSecond === null || !ofBare ? null : rounded(perSecond / ofBare, 3),
        p50: middle('p50'),
        p99: middle('p99'),
        node: rounded(middle('node'), 2),
        database: rounded(middle('database'), 2),
        rounds: rounds[operation].length,
        unfinished: rounds[operation].filter(({ requests }) => requests === 0).length,
      };
    }),
  );
}

type Table = readonly (readonly [row: string, figures: Readonly<Record<string, unknown>>])[];

function printTable(rows: Table): void {
  if (rows.length > 0) console.table(Object.fromEntries(rows));
}

/** Prints a table for each kind of figures, and writes all of them as the results of that name. */
export function printFigures({ results = new Map(), ...figures }: Figures, run: object, name: string): void {
  const rows = rowsOf(results);
  printTable(
    rows.map(({ operation, contender, perSecond, ratio, p50, p99, node, database }) => [
      `${operation}: ${contender}`,
      {
        'a second': perSecond,
        ratio,
        'p50 ms': p50,
        'p99 ms': p99,
        'node ms each': node,
        'database ms each': database,
      },
    ]),
  );
  for (const { operation, contender, rounds, unfinished } of rows)
    if (unfinished > 0) console.log(`${contender} finished no ${operation} in ${unfinished} of ${rounds} rounds`);
  for (const table of otherTables(figures)) printTable(table);
  writeFigures(name, run, { rows, ...figures });
}

function otherTables({
  reports = [],
  searches = [],
  everything = [],
  slas = [],
  closing,
  exported,
  moved,
  pages = [],
  streams = [],
}: Omit<Figures, 'results'>): Table[] {
  return [
    reports.map(({ report, p50, statements, p50OfStatements, ratio, p50OfPlain }) => [
      `report: ${report}`,
      {
        'p50 ms': p50,
        statements,
        'p50 ms of these': p50OfStatements,
        ratio,
        'p50 ms without rollups': p50OfPlain,
      },
    ]),
    searches.map(({ scenario, search, found, p50, p99, like }) => [
      `search: ${scenario}`,
      { search, found, 'p50 ms': p50, 'p99 ms': p99, 'LIKE ms': like },
    ]),
    everything.map(({ scenario, search, ...figures }) => [
      `search everything: ${scenario}`,
      {
        search,
        'a second': figures.perSecond,
        'p50 ms': figures.p50,
        'p99 ms': figures.p99,
        'p50 ms alone': figures.p50Alone,
        'p99 ms alone': figures.p99Alone,
        'node ms': figures.node,
        'database ms': figures.database,
        'rows read': figures.rows,
      },
    ]),
    slas.map(({ due, took, each }) => [`SLAs: ${due} due`, { 'ms in total': took, 'ms each': each }]),
    closing === undefined ? [] : [closingRow(closing)],
    exported === undefined ? [] : [exportRow(exported)],
    moved === undefined ? [] : [movingRow(moved)],
    pages.map(({ list, page, byCursor, byNumber, each }) => [
      `page ${page}, ${list}`,
      { 'p50 ms by cursor': byCursor, 'p50 ms by number': byNumber, 'ms each on the way': each },
    ]),
    streams.map(({ scenario, secondsToOpen, residentBefore, resident, idleLoad, heard, p50, p99, max }) => [
      `2,000 streams ${scenario}`,
      {
        'seconds to open': secondsToOpen,
        'resident MB before': residentBefore,
        'resident MB': resident,
        'load idle': idleLoad,
        heard,
        'p50 ms': p50,
        'p99 ms': p99,
        'max ms': max,
      },
    ]),
  ];
}

const closingRow = (closing: ClosingMeasured): Table[number] => [
  'agreements due on one day',
  {
    agreements: closing.agreements,
    seconds: closing.seconds,
    'p50 ms before': closing.p50Before,
    'p50 ms meanwhile': closing.p50,
    'p99 ms meanwhile': closing.p99,
  },
];

const exportRow = (exported: ExportMeasured): Table[number] => [
  'time entries as CSV',
  {
    rows: exported.rows,
    MB: exported.megabytes,
    seconds: exported.seconds,
    'resident MB before': exported.residentBefore,
    'peak resident MB': exported.residentPeak,
    'p50 ms before': exported.p50Before,
    'p50 ms meanwhile': exported.p50,
    'p99 ms before': exported.p99Before,
    'p99 ms meanwhile': exported.p99,
  },
];

const movingRow = (moved: MovingMeasured): Table[number] => [
  'a workspace moves',
  {
    MB: moved.megabytes,
    'seconds out': moved.exportSeconds,
    'resident MB before': moved.residentBefore,
    'peak resident MB': moved.residentPeak,
    'p50 ms before': moved.p50Before,
    'p50 ms meanwhile': moved.p50,
    'p99 ms before': moved.p99Before,
    'p99 ms meanwhile': moved.p99,
    'seconds in': moved.importSeconds,
    'peak resident MB in': moved.importPeak,
  },
];
