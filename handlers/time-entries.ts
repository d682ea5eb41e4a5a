import { createTimeEntries, createTimeEntry } from '../commands/time/create-time-entry.js';
import { deleteTimeEntries, deleteTimeEntry } from '../commands/time/delete-time-entry.js';
import {
  approveTimeEntries,
  approveTimeEntry,
  excludeTimeEntries,
  rejectTimeEntries,
  rejectTimeEntry,
  reopenTimeEntry,
  setExclusion,
} from '../commands/time/review-time-entry.js';
import { resumeTimer, startTimer, stopRunningTimer, stopTimerAt } from '../commands/time/timers.js';
import { updateTimeEntries, updateTimeEntry } from '../commands/time/update-time-entry.js';
import type { Ctx } from '../models/context.js';
import { TimeEntry } from '../models/time/time-entry.js';
import type { Schemas } from '../contract/contract.js';
import { isRunning, runningTimerList, timeEntryList } from '../queries/time/time-entries.js';
import { timeSummary } from '../queries/time/time-summary.js';
import {
  serializeTimeEntry,
  serializeTimeEntrySummary,
  serializeTimeTotals,
  type NamedTimeEntry,
} from '../serializers/time-entry.js';
import { viewOf } from '../serializers/view.js';
import { answerList, answerSummedList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

const shown = (ctx: Ctx, entry: TimeEntry): { data: Schemas['TimeEntry'] } => ({
  data: serializeTimeEntry(entry, viewOf(ctx.scope)),
});

const allShown = (ctx: Ctx, entries: readonly TimeEntry[]): { data: Schemas['TimeEntry'][] } => ({
  data: entries.map((entry) => shown(ctx, entry).data),
});

export const timeEntries = {
  async listTimeEntries(ctx, { query }) {
    const view = viewOf(ctx.scope);
    const show = each((row: NamedTimeEntry) => serializeTimeEntrySummary(row, view));
    return answerSummedList(ctx, timeEntryList, query, show, (totals) => serializeTimeTotals(totals, view));
  },

  async listRunningTimers(ctx, { query }) {
    const view = viewOf(ctx.scope);
    return answerList(
      ctx,
      runningTimerList,
      query,
      each((row) => serializeTimeEntrySummary(row, view)),
      isRunning,
    );
  },

  async createTimeEntry(ctx, { body }) {
    return shown(ctx, await createTimeEntry(ctx, body));
  },

  async createTimeEntries(ctx, { body }) {
    return allShown(ctx, await createTimeEntries(ctx, body.entries));
  },

  async getTimeEntry(ctx, { params }) {
    return shown(ctx, await TimeEntry.get(ctx, params.id));
  },

  async updateTimeEntry(ctx, { params, body }) {
    return shown(ctx, await updateTimeEntry(ctx, await TimeEntry.lock(ctx, params.id), body));
  },

  async deleteTimeEntry(ctx, { params }) {
    await deleteTimeEntry(ctx, await TimeEntry.lock(ctx, params.id));
    return { data: { id: params.id, deleted: true } };
  },

  async startTimer(ctx, { body }) {
    return shown(ctx, await startTimer(ctx, body ?? {}));
  },

  async stopRunningTimer(ctx, { body }) {
    return shown(ctx, await stopRunningTimer(ctx, body ?? {}));
  },

  async stopTimer(ctx, { params, body }) {
    return shown(ctx, await stopTimerAt(ctx, await TimeEntry.lock(ctx, params.id), body?.stopped_at));
  },

  async resumeTimer(ctx, { params, body }) {
    return shown(ctx, await resumeTimer(ctx, await TimeEntry.get(ctx, params.id), body ?? {}));
  },

  async excludeTimeEntry(ctx, { params, body }) {
    return shown(ctx, await setExclusion(ctx, await TimeEntry.lock(ctx, params.id), body));
  },

  async includeTimeEntry(ctx, { params }) {
    return shown(ctx, await setExclusion(ctx, await TimeEntry.lock(ctx, params.id), undefined));
  },

  async approveTimeEntry(ctx, { params }) {
    return shown(ctx, await approveTimeEntry(ctx, await TimeEntry.lock(ctx, params.id)));
  },

  async rejectTimeEntry(ctx, { params, body }) {
    return shown(ctx, await rejectTimeEntry(ctx, await TimeEntry.lock(ctx, params.id), body?.reason ?? null));
  },

  async reopenTimeEntry(ctx, { params }) {
    return shown(ctx, await reopenTimeEntry(ctx, await TimeEntry.lock(ctx, params.id)));
  },

  async approveTimeEntries(ctx, { body }) {
    return allShown(ctx, await approveTimeEntries(ctx, body.ids));
  },

  async rejectTimeEntries(ctx, { body }) {
    return allShown(ctx, await rejectTimeEntries(ctx, body.ids, body.reason ?? null));
  },

  async excludeTimeEntries(ctx, { body }) {
    return allShown(ctx, await excludeTimeEntries(ctx, body));
  },

  async updateTimeEntries(ctx, { body }) {
    return allShown(ctx, await updateTimeEntries(ctx, body));
  },

  async deleteTimeEntries(ctx, { body }) {
    await deleteTimeEntries(ctx, body.ids);
    return { data: body.ids.map((id) => ({ id, deleted: true })) };
  },

  async getTimeSummary(ctx, { query }) {
    return { data: await timeSummary(ctx, query, viewOf(ctx.scope)) };
  },
} satisfies Handlers<'time-entries'>;
