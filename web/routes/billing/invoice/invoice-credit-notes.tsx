/** The credit notes of an invoice. */
import type { CreditNote } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { rowsOf } from '../../../ui/list-pages.js';
import { Section } from '../../../ui/page.js';
import { Table } from '../../../ui/table/table.js';
import { creditNoteColumnsOfInvoice } from '../../../entities/credit-note/credit-note-columns.js';
import { t } from '../../../messages/text.js';

export function CreditNotes({ notes }: { readonly notes: readonly CreditNote[] }) {
  const navigate = useNavigate();
  if (notes.length === 0) return null;
  return (
    <Section title={t('billing.creditNotes')} isFlush>
      <Table
        label={t('billing.creditNotes')}
        columns={creditNoteColumnsOfInvoice}
        rows={rowsOf(notes)}
        rowKey={({ id }) => id}
        rowName={({ credit_note_number }) => credit_note_number}
        onOpen={({ id }) => void navigate({ to: '/billing/credit-notes/$creditNoteId', params: { creditNoteId: id } })}
        empty={null}
      />
    </Section>
  );
}
