import { destination, pino, type Logger } from 'pino';
import type { Settings } from './settings.js';

/** The size that a pipe writes atomically, so that lines of several processes are not interleaved. */
const piece = 4_096;

/**
 * Writes each entry to standard output as one line of JSON, several lines at a time: within a quarter of a second, and
 * whatever is left when the process ends. `number` identifies one of several processes that write there.
 */
export function createLog(settings: Pick<Settings, 'LOG_LEVEL'>, number?: number): Logger {
  const size =
    number === undefined ? { minLength: 32_768, maxWrite: 65_536 } : { minLength: piece / 2, maxWrite: piece };
  const output = destination({ sync: false, periodicFlush: 250, ...size });
  const base = number === undefined ? null : { process: number };
  return pino({ level: settings.LOG_LEVEL, base, timestamp: pino.stdTimeFunctions.isoTime }, output);
}
