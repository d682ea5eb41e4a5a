import { destination, pino, type Logger } from 'pino';
import type { Settings } from './settings.js';

/**
 * Writes one line of JSON for each entry to the standard output, several lines at a time: within a quarter of a second, and
 * all that is left when the process ends.
 */
export function createLog(settings: Pick<Settings, 'LOG_LEVEL'>): Logger {
  const output = destination({ sync: false, minLength: 32_768, maxWrite: 65_536, periodicFlush: 250 });
  return pino({ level: settings.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}
