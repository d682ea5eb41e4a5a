/** All movements of a retainer's hours, latest first. */
import type { Agreement, HourMovement } from 'docket-sdk';
import { hourMovementTypeLabels, hourSourceLabels } from '../../generated/labels.js';
import { listAgreementLedgerOptions } from '../../generated/queries.js';
import { Hours } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { Table, type Column } from '../../ui/table.js';
import { Moment } from '../../ui/times.js';

const columns: readonly Column<HourMovement>[] = [
  {
    id: 'at',
    header: 'When',
    width: 164,
    isRowHeader: true,
    cell: ({ created_at }) => <Moment at={created_at} isExact />,
  },
  { id: 'type', header: 'What', width: '2fr', cell: ({ type }) => hourMovementTypeLabels[type] },
  { id: 'source', header: 'Of', isHiddenOnPhone: true, cell: ({ source }) => hourSourceLabels[source] },
  { id: 'hours', header: 'Hours', align: 'end', width: 96, cell: ({ hours }) => <Hours hours={hours} /> },
  {
    id: 'entry',
    header: 'Time',
    width: 80,
    cell: ({ time_entry_id }) =>
      time_entry_id !== null && (
        <Link to="/time" search={{ entry: time_entry_id }}>
          Show
        </Link>
      ),
  },
];

export function RetainerLedger({ agreement }: { readonly agreement: Agreement }) {
  const rows = useListPages((page) => listAgreementLedgerOptions(agreement.id, page));
  return (
    <Section title="Ledger" isFlush>
      <Table
        label="Ledger"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ type }) => hourMovementTypeLabels[type]}
        empty={<Empty title="No hours have moved yet" />}
      />
    </Section>
  );
}
