/** The statement of account: the client's invoices, payments and credits in a range of days. */
import { html, type Html } from '../../../documents/html.js';
import { ApiError } from '../../../domain/errors.js';
import { addDays, monthOf } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import { statusOf } from '../../responses/errors.js';
import { formView, submitButton, textField } from '../fields.js';
import type { FormAttempt, PortalFile, PortalPage, Shown } from '../page.js';
import { day, heading } from '../parts.js';
import { addressOf, type PortalVisit } from '../visit.js';
import { amount, billingTabs, span } from './billing-parts.js';
import { billingSection } from './sections.js';

const path = '/portal/statement';
/** Movements of one account on the page; the files contain all. */
const maxShown = 200;

export const statementPage: PortalPage = { path, section: billingSection, show };

interface Range {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const rangeOf = (visit: PortalVisit): Range => ({ from: visit.queryParam('from'), to: visit.queryParam('to') });

const fileOf = (format: 'pdf' | 'csv'): PortalFile => ({
  path: `${path}/${format}`,
  file: (visit) =>
    visit.file('getPortalStatement', {
      query: { ...rangeOf(visit), format, ...(format === 'csv' && { for: 'spreadsheet' }) },
    }),
});

export const statementFiles: readonly PortalFile[] = [fileOf('pdf'), fileOf('csv')];

async function show(visit: PortalVisit): Promise<Shown> {
  const { say } = visit.words;
  const requested = rangeOf(visit);
  const found = await statementOf(visit, requested);
  const statement = found instanceof ApiError ? undefined : found;
  const attempt = found instanceof ApiError ? attemptOf(requested, found) : undefined;
  if (attempt) visit.context.status = statusOf[attempt.error.code];
  return {
    title: say('statement'),
    body: html`${heading(say('statement'))} ${billingTabs(visit, path)}
    ${rangeForm(visit, statement ?? requested, attempt)} ${statement ? whole(visit, statement) : ''}`,
  };
}

/** The statement, or the error if the range of days is invalid. */
async function statementOf(visit: PortalVisit, query: Range): Promise<Schemas['Statement'] | ApiError> {
  try {
    return (await visit.read('getPortalStatement', { query })).data;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_request') return error;
    throw error;
  }
}

const attemptOf = ({ from = '', to = '' }: Range, error: ApiError): FormAttempt => ({
  form: 'range',
  sent: { values: { from, to }, files: [] },
  error,
});

/** The form to choose the range of days. */
function rangeForm(visit: PortalVisit, range: Range, attempt: FormAttempt | undefined): Html {
  const { words } = visit;
  const view = formView(words, 'range', attempt);
  const field = (name: 'from' | 'to', label: string): Html =>
    textField(view, { name, label, type: 'date', value: range[name], isRequired: true });
  return html`<form class="filters" method="get" aria-label="${words.say('statement_days')}">
    ${field('from', words.say('from'))} ${field('to', words.say('to'))} ${submitButton(words.say('show'), 'second')}
  </form>`;
}

function whole(visit: PortalVisit, { from, to, accounts }: Schemas['Statement']): Html {
  const { say } = visit.words;
  const before = monthOf(addDays(monthOf(from).from, -1));
  const after = monthOf(addDays(monthOf(to).to, 1));
  const file = (format: string): string => addressOf(`${path}/${format}`, { from, to });
  return html`<nav class="pages" aria-label="${say('months')}">
      <a class="button second" rel="prev" href="${addressOf(path, before)}"
        >${visit.formats.month(before.from.slice(0, 7))}</a
      >
      <strong>${span(visit, from, to)}</strong>
      <a class="button second" rel="next" href="${addressOf(path, after)}"
        >${visit.formats.month(after.from.slice(0, 7))}</a
      >
    </nav>
    <p class="actions lead">
      <a class="button" href="${file('pdf')}">${say('download_pdf')}</a>
      <a class="button second" href="${file('csv')}">${say('download_csv')}</a>
    </p>
    ${accounts.map((account) => accountCard(visit, account, { from, to }))}`;
}

function accountCard(
  visit: PortalVisit,
  account: Schemas['StatementAccount'],
  { from, to }: { from: string; to: string },
): Html {
  const { say } = visit.words;
  const { currency, movements } = account;
  const left = movements.length - maxShown;
  const balance = (label: string, date: string, value: number): Html =>
    html`<tr>
      <th scope="row" colspan="3">${label} <span class="soft">${day(visit, date)}</span></th>
      <td class="number">${amount(visit, currency, value)}</td>
    </tr>`;
  return html`<section class="card">
    <table class="ledger">
      <caption>
        ${say('amounts_in', { currency })}
      </caption>
      <thead>
        <tr>
          <th scope="col">${say('day')}</th>
          <th scope="col">${say('movement')}</th>
          <th scope="col" class="number">${say('amount')}</th>
          <th scope="col" class="number">${say('balance')}</th>
        </tr>
      </thead>
      <tbody>
        ${balance(say('opening_balance'), from, account.opening_balance)}
        ${movements.slice(0, maxShown).map((movement) => movementRow(visit, currency, movement))}
      </tbody>
      <tfoot>
        ${balance(say('closing_balance'), to, account.closing_balance)}
        ${account.credit === 0 ? '' : balance(say('credit'), to, account.credit)}
        ${account.late_interest === null ? '' : balance(say('late_interest'), to, account.late_interest)}
      </tfoot>
    </table>
    ${movements.length === 0 ? html`<p class="empty">${say('no_movements')}</p>` : ''}
    ${left > 0 ? html`<p class="soft">${say('more_movements', { count: String(left) })}</p>` : ''}
  </section>`;
}

function movementRow(visit: PortalVisit, currency: string, movement: Schemas['StatementMovement']): Html {
  const { say } = visit.words;
  const { invoice_id, type, number } = movement;
  const words =
    invoice_id !== null || type === 'invoice' || type === 'credit_note'
      ? say(`movement_${type}`, { number })
      : say(`movement_client_${type}`, { reference: number }).trim();
  return html`<tr>
    <td class="day">${day(visit, movement.date)}</td>
    <td class="what">
      ${invoice_id === null ? html`<span dir="auto">${words}</span>` : html`<a href="/portal/invoices/${invoice_id}" dir="auto">${words}</a>`}
    </td>
    <td class="number">${amount(visit, currency, movement.amount)}</td>
    <td class="number balance" data-label="${say('balance')}">${amount(visit, currency, movement.balance)}</td>
  </tr>`;
}
