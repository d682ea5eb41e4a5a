/** The bank statements that were imported, and the import of another. */
import type { BankImport } from 'docket-sdk';
import { createLazyRoute, useNavigate } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { bankImportFormatLabels, bankImportStatusLabels } from '../../generated/labels.js';
import { listBankImportsOptions } from '../../generated/queries.js';
import { Forbidden } from '../../ui/forbidden.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { Status } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Day, Moment } from '../../ui/times.js';
import { ImportStatement } from './import-statement.js';
import { t } from '../../messages/text.js';

export const statementsRoute = createLazyRoute('/billing/bank')({ component: AllowedStatements });

function AllowedStatements() {
  const { can } = useSession();
  return can('listBankImports') ? <StatementsScreen /> : <Forbidden />;
}

const columns: readonly Column<BankImport>[] = [
  {
    id: 'filename',
    header: t('bank.file'),
    width: '2fr',
    isRowHeader: true,
    cell: ({ id, filename }) => (
      <Link to="/billing/bank/$importId" params={{ importId: id }} kind="quiet">
        <span dir="auto">{filename}</span>
      </Link>
    ),
  },
  {
    id: 'format',
    header: t('bank.format'),
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ format }) => bankImportFormatLabels[format],
  },
  { id: 'from', header: t('bank.firstDay'), width: 'fit', cell: ({ from }) => from && <Day day={from} /> },
  {
    id: 'to',
    header: t('bank.lastDay'),
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ to }) => to && <Day day={to} />,
  },
  {
    id: 'open',
    header: t('bank.openLines'),
    width: 'fit',
    align: 'end',
    phone: 'fact',
    cell: ({ counts }) => counts.open,
  },
  {
    id: 'booked',
    header: t('bank.bookedLines'),
    width: 'fit',
    align: 'end',
    isHiddenOnPhone: true,
    cell: ({ counts }) => counts.booked,
  },
  {
    id: 'status',
    header: t('common.status'),
    width: 'fit',
    phone: 'state',
    cell: ({ status }) => <Status kind={status === 'open' ? 'warn' : 'quiet'}>{bankImportStatusLabels[status]}</Status>,
  },
  { id: 'created', header: t('bank.imported'), width: 'fit', cell: ({ created_at }) => <Moment at={created_at} /> },
];

function StatementsScreen() {
  const { can } = useSession();
  const navigate = useNavigate();
  const rows = useListPages((page) => listBankImportsOptions(page));
  const open = ({ id }: Pick<BankImport, 'id'>): void =>
    void navigate({ to: '/billing/bank/$importId', params: { importId: id } });
  return (
    <Page
      title={t('bank.title')}
      back={
        <Link to="/billing" search={{ tab: 'payments' }} kind="quiet">
          {t('shell.billing')}
        </Link>
      }
    >
      {can('createBankImport') && <ImportStatement onDone={open} />}
      <Table
        label={t('bank.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ filename }) => filename}
        onOpen={open}
        isMain
        empty={<Empty title={t('bank.noneYet')}>{t('bank.noneYetHint')}</Empty>}
      />
    </Page>
  );
}
