import { styleText } from 'node:util';

/** Whether a stream is a terminal that shows colors. https://no-color.org */
const isColored = ({ isTTY }: { isTTY?: boolean }): boolean =>
  isTTY === true && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';

type Style = Parameters<typeof styleText>[0];

/** A text for the standard output, in color if it is a terminal. */
export const styled = (style: Style, text: string): string =>
  isColored(process.stdout) ? styleText(style, text) : text;

/** A side of a workspace, which nobody should mistake for the other. */
export const plainMode = (mode: 'live' | 'test'): string => (mode === 'live' ? 'LIVE' : 'test');

/** The same in color. */
export const shownMode = (mode: 'live' | 'test'): string =>
  styled(mode === 'live' ? ['bold', 'red'] : 'cyan', plainMode(mode));

/**
 * A text from the service on one line. Control characters are dropped: somebody else may have written the text, and it must not
 * control the terminal.
 */
export const printable = (text: string): string =>
  text.replaceAll(/[\r\n\t]+/g, ' ').replaceAll(/\p{Cc}|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '');

/** Columns of the terminal; undefined if the standard output goes elsewhere. */
export const terminalWidth = (): number | undefined =>
  process.stdout.isTTY ? (process.stdout.columns ?? 80) : undefined;
