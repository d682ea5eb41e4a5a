/** The retainers of the client, with the hours that are left of each. */
import { html, type Html } from '../../../documents/html.js';
import type { Schemas } from '../../../contract/contract.js';
import { dec, toNumber } from '../../../domain/money.js';
import type { PortalPage, Shown } from '../page.js';
import { badge, heading, meter, pager, type Tone } from '../parts.js';
import type { PortalVisit } from '../visit.js';
import type { PortalKey } from '../words.js';
import { billingTabs, dayOf, span } from './billing-parts.js';
import { billingSection } from './sections.js';

const path = '/portal/retainers';

export const retainersPage: PortalPage = { path, section: billingSection, show };

const statuses: Readonly<Record<Schemas['AgreementStatus'], { readonly label: PortalKey; readonly tone: Tone }>> = {
  draft: { label: 'retainer_paused', tone: '' },
  active: { label: 'retainer_active', tone: 'good' },
  paused: { label: 'retainer_paused', tone: 'warn' },
  expired: { label: 'retainer_ended', tone: '' },
  cancelled: { label: 'retainer_cancelled', tone: '' },
};

async function show(visit: PortalVisit): Promise<Shown> {
  const { say } = visit.words;
  const { data, pagination } = await visit.read('listPortalAgreements', { query: { page: visit.queryParam('page') } });
  const nothing = html`<div class="card"><p class="empty">${say('no_retainers')}</p></div>`;
  return {
    title: say('retainers'),
    body: html`${heading(say('retainers'))} ${billingTabs(visit, path)}
    ${data.length === 0 ? nothing : data.map((agreement) => retainer(visit, agreement))}
    ${pager(visit, path, {}, pagination)}`,
  };
}

function retainer(
  visit: PortalVisit,
  { title, status, start_date, end_date, period }: Schemas['PortalAgreement'],
): Html {
  const { say } = visit.words;
  const { label, tone } = statuses[status];
  return html`<section class="card">
    <div class="titled">
      <h2 dir="auto">${title}</h2>
      ${badge(say(label), tone)}
    </div>
    <p class="meta">
      <span>${dayOf(visit, say('since'), start_date)}</span>
      ${end_date === null ? '' : html`<span>${dayOf(visit, say('until'), end_date)}</span>`}
    </p>
    ${period ? left(visit, period) : html`<p class="soft">${say('no_period')}</p>`}
  </section>`;
}

function left(visit: PortalVisit, period: Schemas['PortalAgreementPeriod']): Html {
  const { words, formats } = visit;
  const hours = (value: number): string => formats.number(String(value));
  const { available_hours: available, used_hours: used, remaining_hours: remaining } = period;
  const over = toNumber(dec(used).minus(dec(available)));
  return html`<p class="sum">${words.say('hours_left', { hours: hours(remaining) })}</p>
    <p class="soft">
      ${words.say('hours_used_of', { used: hours(used), available: hours(available) })} ·
      ${span(visit, period.start_date, period.end_date)}
    </p>
    ${meter(visit, available === 0 ? 0 : Math.min(100, (used / available) * 100))}
    ${over > 0 ? html`<p class="bad small">${words.say('hours_over', { hours: hours(over) })}</p>` : ''}`;
}
