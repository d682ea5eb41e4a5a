import { answerReport } from '../commands/answer-report.js';
import type { Handlers } from './contract.js';

export const reports = {
  getTimeReport: (ctx, { query }) => answerReport(ctx, 'time', query),
} satisfies Handlers<'reports'>;
