import { changedValues } from '../../domain/changes.js';
import { invalidState } from '../../domain/errors.js';
import { memoized } from '../../domain/memoized.js';
import { billableAmount, type Billing } from '../../domain/expenses/expense-billing.js';
import {
  assertTaxFits,
  noRate,
  taxAfter,
  taxIn,
  type ExpenseRate,
  type ExpenseTax,
} from '../../domain/expenses/expense-tax.js';
import { assertInRange, assertWhole } from '../../domain/billing/invoice-amounts.js';
import type { Big } from '../../domain/money.js';
import type { Locked, Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { eachById } from '../../models/each-by-id.js';
import { Expense, isBilled } from '../../models/expenses/expense.js';
import { User } from '../../models/people/user.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeExpense } from '../../serializers/expense.js';
import { changeExpense, changeNamedExpenses } from './change-expense.js';
import { externalColumns, takenOnce } from '../workspace/external.js';
import { undecided } from '../people/review-decision.js';
import { removeExpenses } from './delete-expenses.js';
import { rateOfExpense } from './expense-rate.js';
import {
  assertMayTouchApprovedExpense,
  assertExpenseUnbilled,
  expenseLinks,
  type ExpenseLinks,
} from './expense-rules.js';
import { assertActiveUser, assertMayRecordFor } from '../people/may-record-for.js';

/** Creates an expense, with `more` columns that no request sets, and emits `expense.created`. */
export async function createExpense(
  ctx: Ctx,
  body: Schemas['ExpenseCreate'],
  more: Values<Expense> = {},
): Promise<Expense> {
  const { user_id = ctx.scope.userId, client_id = null, project_id = null, external_id, metadata, ...rest } = body;
  const { tax_rate_id, tax_rate, tax_category, tax_amount, ...given } = rest;
  await assertSpender(ctx, user_id);
  const links = await expenseLinks(ctx, { client_id, project_id });
  const rate = (await rateOfExpense(ctx, { tax_rate_id, tax_rate, tax_category })) ?? noRate;
  const terms = { currency: ctx.workspace.currency, billable: true, markup_percent: 0, ...given, ...rate };
  const tax = { tax_amount: tax_amount ?? taxIn(terms) };
  const external = await externalColumns(ctx, Expense, { external_id, metadata });
  const columns = { ...terms, user_id, ...links, billable_amount: priceOf(terms), ...tax, ...external, ...more };
  assertTaxFits({ ...terms, ...tax });
  const expense = await Expense.insert(ctx, columns);
  await emit(ctx, 'expense.created', serializeExpense(expense, ctx.settings));
  return expense;
}

/** Changes an expense and emits `expense.updated`. */
export async function updateExpense(
  ctx: Ctx,
  expense: Locked<Expense>,
  body: Schemas['ExpenseUpdate'],
): Promise<Expense> {
  const values = await updating(ctx, body)(expense);
  return values ? changeExpense(ctx, expense, values) : expense;
}

/** Like `updateExpense`, for several expenses, all or none. */
export function updateExpenses(ctx: Ctx, { ids, updates }: Schemas['ExpensesUpdate']): Promise<Expense[]> {
  const valuesFor = updating(ctx, updates);
  const assertTakenOnce = takenOnce(updates);
  return changeNamedExpenses(ctx, ids, async (expense) => {
    const values = await valuesFor(expense);
    assertTakenOnce(expense);
    return values;
  });
}

/**
 * Returns a function that validates a change for one expense and returns the columns to write, or undefined if nothing
 * changes. Links and users are looked up once for all expenses.
 */
function updating(
  ctx: Ctx,
  { external_id, metadata, tax_rate_id, tax_rate, tax_category, tax_amount, ...body }: Schemas['ExpenseUpdate'],
): (expense: Expense) => Promise<Values<Expense> | undefined> {
  const linksFor = memoized((wanted: ExpenseLinks) => expenseLinks(ctx, wanted));
  const assertSpenderOnce = memoized((id: string) => assertSpender(ctx, id));
  const rateOnce = memoized(() => rateOfExpense(ctx, { tax_rate_id, tax_rate, tax_category }));
  return async (expense) => {
    const wanted = wantedLinks(expense, body);
    const external = changedValues(expense, await externalColumns(ctx, Expense, { external_id, metadata }, expense));
    const tax = taxValues(expense, { ...body, tax_amount }, await rateOnce(undefined));
    const changes = changedValues(expense, { ...body, ...(wanted && (await linksFor(wanted))), ...tax });
    // `external_id` and `metadata` belong to other systems, and can change even on billed and approved expenses.
    if (Object.keys(changes).length === 0) return Object.keys(external).length === 0 ? undefined : external;
    assertChangeable(ctx, expense, Object.keys(changes));
    assertTaxFits({ ...tax, amount: body.amount ?? expense.amount, currency: body.currency ?? expense.currency });
    if (changes.user_id !== undefined) await assertSpenderOnce(changes.user_id);
    return { ...changes, ...external, ...pricing(expense, body), ...reopened(expense) };
  };
}

/** Deletes an expense with its receipt and emits `expense.deleted`. */
export async function deleteExpense(ctx: Ctx, expense: Locked<Expense>): Promise<void> {
  assertDeletable(ctx, expense);
  await removeExpenses(ctx, [expense]);
}

/** Like `deleteExpense`, for several expenses, all or none. */
export async function deleteExpenses(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const expenses = await eachById(ctx, Expense, ids, (expense) => {
    assertDeletable(ctx, expense);
    return expense;
  });
  await removeExpenses(ctx, expenses);
}

function assertDeletable(ctx: Ctx, expense: Expense): void {
  assertExpenseUnbilled(expense);
  assertMayTouchApprovedExpense(ctx, expense);
}

/** Throws unless the caller may record expenses for the user, and the user is active. */
async function assertSpender(ctx: Ctx, userId: string): Promise<void> {
  await assertMayRecordFor(ctx, userId, 'expenses');
  assertActiveUser(await User.find(ctx, userId), userId);
}

/**
 * The links after a change: a new project implies its client, and a new client drops the project unless the request has
 * one.
 */
function wantedLinks(expense: Expense, { client_id, project_id }: Schemas['ExpenseUpdate']): ExpenseLinks | undefined {
  if (client_id === undefined && project_id === undefined) return undefined;
  const isSameClient = client_id === undefined || client_id === expense.client_id;
  return {
    client_id: client_id === undefined ? (project_id === null ? expense.client_id : null) : client_id,
    project_id: project_id === undefined ? (isSameClient ? expense.project_id : null) : project_id,
  };
}

/** Whatever is billed can have its tax corrected, because the client pays the whole amount. */
const isOfTax = (field: string): boolean => field.startsWith('tax_');

function assertChangeable(ctx: Ctx, expense: Expense, changed: readonly string[]): void {
  const weighty = changed.filter((field) => field !== 'notes');
  if (weighty.length === 0) return;
  const billed = weighty.find((field) => !isOfTax(field));
  if (isBilled(expense) && billed !== undefined)
    throw invalidState(
      'Only the notes and the tax of a billed expense can be changed: remove it from its invoice first',
      billed,
    );
  if (expense.approval_status !== 'approved') return;
  const decidedOn = weighty.find((field) => field === 'amount' || field === 'currency' || field === 'user_id');
  if (decidedOn !== undefined)
    throw invalidState(
      'The amount, currency and user of an approved expense cannot be changed: reopen it first',
      decidedOn,
    );
  assertMayTouchApprovedExpense(ctx, expense);
}

/** The columns of the tax after a change, which may not fit the amount yet. */
function taxValues(expense: Expense, body: Schemas['ExpenseUpdate'], given: ExpenseRate = expense): TaxColumns {
  const { tax_rate_id, tax_name, tax_rate, tax_category } = given;
  const rate = { tax_rate_id, tax_name, tax_rate, tax_category };
  return { ...rate, tax_amount: taxAfter(expense, body, rate) };
}

type TaxColumns = ExpenseRate & Pick<ExpenseTax, 'tax_amount'>;

function pricing(expense: Expense, body: Schemas['ExpenseUpdate']): Values<Expense> {
  const terms = {
    amount: body.amount ?? expense.amount,
    currency: body.currency ?? expense.currency,
    billable: body.billable ?? expense.billable,
    markup_percent: body.markup_percent ?? expense.markup_percent,
  };
  return { billable_amount: priceOf(terms) };
}

function priceOf(terms: Billing): Big {
  assertWhole(terms.amount, terms.currency, 'amount');
  const price = billableAmount(terms);
  assertInRange(price, 'markup_percent');
  return price;
}

/** A rejected expense that is changed becomes pending again. */
const reopened = ({ approval_status: status }: Expense): Values<Expense> =>
  status === 'rejected' ? { ...undecided } : {};
