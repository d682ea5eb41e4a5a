/** One approval: what it is about, the work by day and person, and the decision. */
import { html, type Html } from '../../../documents/html.js';
import type { Schemas } from '../../../contract/contract.js';
import { form, formView, textArea } from '../fields.js';
import type { FormAttempt, PortalPage, Shown } from '../page.js';
import { card, day, doneNote, problemNote, facts, heading, moment, pager, typed } from '../parts.js';
import type { Sent } from '../sent-form.js';
import { addressOf, type PortalVisit } from '../visit.js';
import { aboutOf, approvalBadge, hoursOf } from './approval-parts.js';
import { approvalsSection } from './sections.js';

type Approval = Schemas['PortalApproval'];

export const approvalPage: PortalPage = {
  path: '/portal/approvals/:id',
  section: approvalsSection,
  show,
  forms: { decision: { submit } },
};

const idOf = ({ params }: PortalVisit): string => params['id'] ?? '';
const pathOf = (visit: PortalVisit): string => `/portal/approvals/${idOf(visit)}`;

async function show(visit: PortalVisit, attempt?: FormAttempt): Promise<Shown> {
  const { say } = visit.words;
  const params = { id: idOf(visit) };
  const { answer, etag } = await visit.readTagged('getPortalApproval', { params });
  const { data: approval } = answer;
  const entries =
    approval.type === 'hours'
      ? await visit.read('listPortalApprovalEntries', { params, query: { page: visit.queryParam('page') } })
      : undefined;
  const { title, status } = approval;
  return {
    title,
    body: html`${visit.queryParam('done') === 'decided' ? doneNote(say('done_decided')) : ''}
      ${heading(title, {
        crumb: { text: say('approvals'), url: '/portal/approvals' },
        lead: html`<p>${approvalBadge(visit, approval)}</p>
          <p class="soft">${aboutOf(visit, approval)}</p>`,
        actions:
          status === 'pending' ? html`<a class="button narrow" href="#decision">${say('your_decision')}</a>` : '',
      })}
      ${attempt && status !== 'pending' ? problemNote(say('decided_meanwhile')) : ''}
      <div class="columns">
        <div>
          ${decided(visit, approval)} ${requestText(visit, approval)} ${hours(visit, approval)}
          ${entries ? work(visit, entries) : ''}
        </div>
        <div>
          ${status === 'pending' ? decisionForm(visit, approval, etag, attempt) : ''}
          ${card(say('about_approval'), facts(factsOf(visit, approval)))}
        </div>
      </div>`,
  };
}

async function submit(visit: PortalVisit, { values }: Sent, key: string): Promise<string> {
  const params = { id: idOf(visit) };
  const { comment, decision, seen } = values;
  const ifMatch = seen === undefined ? undefined : `"${seen}"`;
  if (decision === 'reject') {
    await visit.write('rejectInPortal', { params, body: { comment: comment ?? '' }, ifMatch }, key);
  } else await visit.write('approveInPortal', { params, body: { comment: comment ?? null }, ifMatch }, key);
  return addressOf(pathOf(visit), { done: 'decided' });
}

function factsOf(
  visit: PortalVisit,
  { requested_by_name: who, requested_at, due_date }: Approval,
): { name: string; value: Html | string }[] {
  const { say } = visit.words;
  return [
    ...(who === null ? [] : [{ name: say('asked_by_name'), value: who }]),
    { name: say('asked_at'), value: moment(visit, requested_at) },
    ...(due_date === null ? [] : [{ name: say('decide_by'), value: day(visit, due_date) }]),
  ];
}

/** Who decided, when, and what they wrote. */
function decided(visit: PortalVisit, { status, decision }: Approval): Html | '' {
  const { say } = visit.words;
  if (status === 'cancelled')
    return html`<section class="card">
      <p dir="auto">${say('was_cancelled', { firm: visit.profile.workspace.name })}</p>
    </section>`;
  if (!decision) return '';
  const { contact_name: who, comment, decided_at } = decision;
  const isApproved = status === 'approved';
  const by =
    who === null
      ? say(isApproved ? 'was_approved' : 'was_rejected')
      : say(isApproved ? 'was_approved_by' : 'was_rejected_by', { who });
  return html`<section class="card decided ${isApproved ? 'good' : 'bad'}">
    <h2 dir="auto">${by}</h2>
    <p class="soft">${moment(visit, decided_at)}</p>
    ${comment === null ? '' : typed(comment)}
  </section>`;
}

/** The description of the milestone, and the firm's message. */
function requestText({ words: { say } }: PortalVisit, { message, description, type }: Approval): Html | '' {
  if (message === null && description === null) return '';
  return card(
    say(type === 'milestone' ? 'milestone' : 'message'),
    html`${description === null ? '' : typed(description)} ${message === null ? '' : typed(message)}`,
  );
}

/** The hours by day, and who worked them, with their sums. */
function hours(visit: PortalVisit, { days, hours: total }: Approval): Html | '' {
  if (days === undefined) return '';
  const { say } = visit.words;
  const table = html`<table class="tight">
    <thead>
      <tr>
        <th scope="col">${say('day')}</th>
        <th scope="col">${say('who')}</th>
        <th scope="col" class="number">${say('hours')}</th>
      </tr>
    </thead>
    <tbody>
      ${days.map((each) => dayRow(visit, each))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan="2">${say('sum')}</th>
        <td class="number">${hoursOf(visit, total ?? 0)}</td>
      </tr>
    </tfoot>
  </table>`;
  return card(say('hours_by_day'), days.length === 0 ? html`<p class="empty">${say('no_hours')}</p>` : table);
}

function dayRow(visit: PortalVisit, { date, hours: sum, people }: Schemas['PortalApprovalDay']): Html {
  const names = people.map(
    (person) =>
      html`<li>
        <span dir="auto">${person.name}</span
        >${people.length > 1 ? html` <span class="soft">${hoursOf(visit, person.hours)}</span>` : ''}
      </li>`,
  );
  return html`<tr>
    <th scope="row">${day(visit, date)}</th>
    <td>
      <ul>
        ${names}
      </ul>
    </td>
    <td class="number">${hoursOf(visit, sum)}</td>
  </tr>`;
}

/** The time entries behind the hours. */
function work(
  visit: PortalVisit,
  { data, pagination }: { data: readonly Schemas['PortalApprovalEntry'][]; pagination: Schemas['Pagination'] },
): Html {
  const { say } = visit.words;
  if (data.length === 0) return html``;
  const items = data.map(
    ({ date, name, hours: sum, description }) =>
      html`<li class="row">
        <div>
          <p dir="auto">${description ?? say('no_description')}</p>
          <div class="meta"><span>${day(visit, date)}</span><span dir="auto">${name}</span></div>
        </div>
        <div class="side number">${hoursOf(visit, sum)}</div>
      </li>`,
  );
  return html`${card(
    say('what_was_done'),
    html`<ul class="rows">
      ${items}
    </ul>`,
  )}
  ${pager(visit, pathOf(visit), {}, pagination)}`;
}

/**
 * The form for the decision. It sends the `ETag` of what the page shows, because the firm may change the hours
 * meanwhile.
 */
function decisionForm(
  { words }: PortalVisit,
  { type }: Approval,
  etag: string,
  attempt: FormAttempt | undefined,
): Html {
  const { say } = words;
  const view = formView(words, 'decision', attempt);
  return card(
    say('your_decision'),
    html`<p class="soft lead">${say(type === 'hours' ? 'decision_hint_hours' : 'decision_hint_milestone')}</p>
      ${form(
        view,
        html`<input type="hidden" name="seen" value="${etag.replaceAll('"', '')}" />
          ${textArea(view, { name: 'comment', label: say('comment'), hint: say('comment_hint'), max: 20_000 })}
          <p class="actions">
            <button type="submit" name="decision" value="approve">${say('approve')}</button>
            <button type="submit" class="danger" name="decision" value="reject">${say('reject')}</button>
          </p>`,
      )}`,
  );
}
