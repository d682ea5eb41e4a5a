/** The list of the client's credit notes, each with a link to its PDF. */
import { html } from '../../../documents/html.js';
import type { Schemas } from '../../../contract/contract.js';
import type { PortalFile, PortalPage, Shown } from '../page.js';
import { heading, pager, rows, type Row } from '../parts.js';
import type { PortalVisit } from '../visit.js';
import { amount, billingTabs, dayOf } from './billing-parts.js';
import { billingSection } from './sections.js';

const path = '/portal/credit-notes';

export const creditNotesPage: PortalPage = { path, section: billingSection, show };

export const creditNoteFile: PortalFile = {
  path: `${path}/:id/pdf`,
  file: (visit) => visit.file('getPortalCreditNotePdf', { params: { id: visit.params['id'] ?? '' } }),
};

async function show(visit: PortalVisit): Promise<Shown> {
  const { say } = visit.words;
  const { data, pagination } = await visit.read('listPortalCreditNotes', { query: { page: visit.queryParam('page') } });
  return {
    title: say('credit_notes'),
    body: html`${heading(say('credit_notes'))} ${billingTabs(visit, path)}
      <div class="card flush">
        ${rows(
          data.map((note) => noteRow(visit, note)),
          say('no_credit_notes'),
        )}
      </div>
      ${pager(visit, path, {}, pagination)}`,
  };
}

function noteRow(visit: PortalVisit, note: Schemas['PortalCreditNote']): Row {
  const { say } = visit.words;
  return {
    name: say('credit_note_pdf', { number: note.credit_note_number }),
    url: `${path}/${note.id}/pdf`,
    meta: [dayOf(visit, say('dated'), note.credit_date), say('for_invoice', { number: note.invoice_number })],
    side: html`<p class="amount">${amount(visit, note.currency, note.total)}</p>`,
  };
}
