import type { Tool } from '../tool.js';
import { get } from './get.js';
import { draftInvoice, previewInvoice } from './invoices.js';
import { list } from './list.js';
import { report } from './report.js';
import { search } from './search.js';
import { commentOnTicket, createTicket, updateTicket } from './tickets.js';
import { logTime, startTimer, stopTimer } from './time.js';
import { whoami } from './whoami.js';

/** All tools of agents. None sends anything to a client except public comments, and none moves money. */
export const tools: readonly Tool[] = [
  whoami,
  search,
  get,
  list,
  logTime,
  startTimer,
  stopTimer,
  createTicket,
  commentOnTicket,
  updateTicket,
  previewInvoice,
  draftInvoice,
  report,
];
