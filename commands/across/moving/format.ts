/** The format of an export: one zip (docs/guides/moving.md). */
import type { MovedSums } from '../../../models/moving/moved-rows.js';

/** Raised when a file of this version could not be imported by a program that knows the one before. */
export const formatVersion = 1;

export const entryNames = {
  manifest: 'manifest.json',
  workspace: 'workspace.json',
  rows: (kind: string): string => `${kind}.jsonl`,
  file: (name: string): string => `files/${name}`,
  invoice: (number: string): string => `pdf/invoices/${safe(number)}.pdf`,
  creditNote: (number: string): string => `pdf/credit-notes/${safe(number)}.pdf`,
};

/** A number of an invoice may have characters that lead out of a folder. */
const safe = (number: string): string => number.replaceAll(/[^\w.-]/g, '_').replaceAll('..', '_');

export interface KindSummary {
  readonly rows: number;
  /** Of the uncompressed lines. */
  readonly sha256: string;
}

/** The manifest: what the export holds, by which a reader can tell that nothing is missing. */
export interface Manifest {
  readonly format: 'docket-workspace';
  readonly format_version: number;
  /** The version of Docket that wrote it. */
  readonly docket: string;
  readonly taken_at: string;
  readonly workspace: { readonly id: string; readonly name: string; readonly mode: string };
  readonly kinds: Readonly<Record<string, KindSummary>>;
  /** How many files of attachments and receipts it holds, and the keys of those that were lost before. */
  readonly files: number;
  readonly missing_files: readonly string[];
  readonly documents: number;
  readonly sums: MovedSums;
}
