/** All movements of a retainer's hours, latest first. */
import type { Agreement, HourMovement } from 'docket-sdk';
import { hourMovementTypeLabels, hourSourceLabels } from '../../generated/labels.js';
import { listAgreementLedgerOptions } from '../../generated/queries.js';
import { Hours } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Moment } from '../../ui/times.js';
import { t } from '../../messages/text.js';

const columns: readonly Column<HourMovement>[] = [
  {
    id: 'at',
    header: t('common.when'),
    width: 164,
    isRowHeader: true,
    cell: ({ created_at }) => <Moment at={created_at} isExact />,
  },
  { id: 'type', header: t('common.type'), width: '2fr', cell: ({ type }) => hourMovementTypeLabels[type] },
  {
    id: 'source',
    header: t('retainers.source'),
    isHiddenOnPhone: true,
    cell: ({ source }) => hourSourceLabels[source],
  },
  { id: 'hours', header: t('common.hours'), align: 'end', width: 96, cell: ({ hours }) => <Hours hours={hours} /> },
  {
    id: 'entry',
    header: t('shell.time'),
    width: 80,
    cell: ({ time_entry_id }) =>
      time_entry_id !== null && (
        <Link to="/time" search={{ entry: time_entry_id }}>
          {t('common.show')}
        </Link>
      ),
  },
];

export function RetainerLedger({ agreement }: { readonly agreement: Agreement }) {
  const rows = useListPages((page) => listAgreementLedgerOptions(agreement.id, page));
  return (
    <Section title={t('retainers.ledger')} isFlush>
      <Table
        label={t('retainers.ledger')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ type }) => hourMovementTypeLabels[type]}
        empty={<Empty title={t('retainers.noMovementsYet')} />}
      />
    </Section>
  );
}
