import { pino, type Logger } from 'pino';
import type { Settings } from './settings.js';

/** Writes one line of JSON for each entry to the standard output. */
export function createLog(settings: Pick<Settings, 'LOG_LEVEL'>): Logger {
  return pino({ level: settings.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
