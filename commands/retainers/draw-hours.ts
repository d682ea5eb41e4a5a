/** Time on agreements draws hours of their open periods (docs/decisions/retainers.md). */
import { invalidState } from '../../domain/errors.js';
import { portionsBetween, type Portion } from '../../domain/retainers/hour-allowance.js';
import { dec, zero, type Big } from '../../domain/money.js';
import { isNearLimit } from '../../domain/retainers/drawdown.js';
import type { Locked, Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { Agreement } from '../../models/retainers/agreement.js';
import {
  lockPeriods,
  openPeriodOf,
  type AgreementPeriod,
  type LockedPeriod,
} from '../../models/retainers/agreement-period.js';
import { emit } from '../../models/events/event.js';
import { HourMovement } from '../../models/retainers/hour-movement.js';
import type { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { serializeAgreement, type FilledPeriod } from '../../serializers/agreement.js';
import { everything } from '../../serializers/view.js';
import { fillPeriod, fillPeriods, periodData } from './agreement-data.js';
import { drawLate, type Move } from './draw-late.js';

type Drawing = Pick<TimeEntry, 'id' | 'agreement_id' | 'period_id' | 'hours' | 'billable' | 'excluded'>;

/** A time entry before and after a change; `before` is undefined for a new entry, `after` for a deleted one. */
export interface Drawn {
  readonly before?: Drawing | undefined;
  readonly after?: Drawing | undefined;
}

/** Hours that an entry draws: those of billable time that is not excluded. */
const drawnBy = (entry: Drawing | undefined): Big =>
  entry && entry.period_id !== null && entry.billable && !entry.excluded ? dec(entry.hours) : zero;

/**
 * Locks the agreement and returns the id of the period that new time draws on: `wanted`, a closed one, or the open
 * period, whatever the entry's date. Throws `invalid_state` if there is neither.
 */
export async function periodToDraw(
  ctx: Ctx,
  agreementId: string | null,
  wanted: string | null,
): Promise<string | null> {
  if (agreementId === null) return null;
  const all = seeingAll(ctx);
  await Agreement.lock(all, agreementId);
  if (wanted !== null) return wanted;
  const open = await openPeriodOf(all, agreementId);
  if (open) return open.id;
  throw invalidState(
    'The agreement has no open period: activate or resume the agreement, or log the time without it',
    'agreement_id',
  );
}

/**
 * Writes the movements of hours for changed entries, and emits events for limits reached. Only
 * commands/time/change-time.ts calls this.
 */
export async function moveHours(ctx: Ctx, changes: readonly Drawn[]): Promise<void> {
  const moves = movesByPeriod(changes);
  if (moves.size === 0) return;
  const all = seeingAll(ctx);
  const held = await lockPeriods(all, [...moves.keys()]);
  const movesOf = (period: AgreementPeriod): readonly Move[] => moves.get(period.id) ?? [];
  const open: LockedPeriod[] = [];
  for (const each of held) {
    if (each.period.closed_at === null) open.push(each);
    // Before the hours of open periods are read: late time may take hours from them.
    else await drawLate(all, each.period, movesOf(each.period));
  }
  const fill = await fillPeriods(
    all,
    open.map(({ period }) => period),
  );
  const drawn = open.map((each) => ({ ...each, ...drawOn(fill(each.period), movesOf(each.period)) }));
  await HourMovement.insertMany(
    all,
    drawn.flatMap(({ rows }) => rows),
  );
  for (const { agreement, period, available, used } of drawn)
    await announceLimits(all, agreement, period, available, used);
}

function movesByPeriod(changes: readonly Drawn[]): ReadonlyMap<string, readonly Move[]> {
  const byPeriod = new Map<string, Move[]>();
  const add = (entry: Drawing | undefined, hours: Big, isNew: boolean): void => {
    if (!entry || entry.period_id === null || hours.eq(zero)) return;
    const some = byPeriod.get(entry.period_id) ?? [];
    byPeriod.set(entry.period_id, [...some, { entry: entry.id, delta: hours, isNew }]);
  };
  for (const { before, after } of changes) {
    if (before?.period_id === after?.period_id) add(after, drawnBy(after).minus(drawnBy(before)), false);
    else {
      add(before, zero.minus(drawnBy(before)), false);
      add(after, drawnBy(after), true);
    }
  }
  return byPeriod;
}

/** The movements of these moves on an open period, and the hours available and used after them. */
function drawOn(
  { period, hours }: FilledPeriod,
  moves: readonly Move[],
): { rows: Values<HourMovement>[]; available: Big; used: Big } {
  const rows: Values<HourMovement>[] = [];
  let { used } = hours;
  for (const { entry, delta } of moves) {
    const next = used.plus(delta);
    const isDraw = delta.gt(zero);
    const portions = isDraw ? portionsBetween(hours, used, next) : portionsBetween(hours, next, used).toReversed();
    for (const portion of portions) rows.push(movementOf(period, portion, isDraw, entry));
    used = next;
  }
  return { rows, available: hours.available, used };
}

const movementOf = (
  { id: period_id, agreement_id }: AgreementPeriod,
  { source, lot_id: lot_period_id, hours }: Portion,
  isDraw: boolean,
  time_entry_id: string,
): Values<HourMovement> => ({
  agreement_id,
  period_id,
  type: isDraw ? 'draw' : 'release',
  source,
  lot_period_id,
  hours: isDraw ? zero.minus(hours) : hours,
  time_entry_id,
});

/** Announces each limit once per period. */
async function announceLimits(
  ctx: Ctx,
  agreement: Agreement,
  period: Locked<AgreementPeriod>,
  available: Big,
  used: Big,
): Promise<void> {
  const isNear = period.near_limit_at === null && isNearLimit(used, available);
  const isOver = period.over_limit_at === null && used.gt(available);
  if (!isNear && !isOver) return;
  const announced = await period.patch(ctx, {
    ...(isNear ? { near_limit_at: ctx.now } : {}),
    ...(isOver ? { over_limit_at: ctx.now } : {}),
  });
  const filled = await fillPeriod(ctx, announced);
  const data = serializeAgreement({ agreement, current: filled }, everything);
  const context = { period: periodData(ctx, agreement, filled) };
  if (isNear) await emit(ctx, 'agreement.near_limit', data, context);
  if (isOver) await emit(ctx, 'agreement.over_limit', data, context);
}
