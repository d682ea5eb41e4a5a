/** The credit notes of an invoice. */
import type { CreditNote } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { Money } from '../../../ui/figures.js';
import { Link } from '../../../ui/link.js';
import { rowsOf } from '../../../ui/list-pages.js';
import { Section } from '../../../ui/page.js';
import { Table, type Column } from '../../../ui/table.js';
import { Day } from '../../../ui/times.js';

const columns: readonly Column<CreditNote>[] = [
  {
    id: 'number',
    header: 'Credit note',
    isRowHeader: true,
    cell: ({ id, credit_note_number }) => (
      <Link to="/billing/credit-notes/$creditNoteId" params={{ creditNoteId: id }} kind="quiet">
        {credit_note_number}
      </Link>
    ),
  },
  { id: 'date', header: 'Date', width: 112, cell: ({ credit_date }) => <Day day={credit_date} /> },
  { id: 'reason', header: 'Reason', width: '2fr', cell: ({ reason }) => <span dir="auto">{reason}</span> },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ amounts, currency }) => <Money amount={amounts.total} currency={currency} />,
  },
];

export function CreditNotes({ notes }: { readonly notes: readonly CreditNote[] }) {
  const navigate = useNavigate();
  if (notes.length === 0) return null;
  return (
    <Section title="Credit notes" isFlush>
      <Table
        label="Credit notes"
        columns={columns}
        rows={rowsOf(notes)}
        rowKey={({ id }) => id}
        rowName={({ credit_note_number }) => credit_note_number}
        onOpen={({ id }) => void navigate({ to: '/billing/credit-notes/$creditNoteId', params: { creditNoteId: id } })}
        empty={null}
      />
    </Section>
  );
}
