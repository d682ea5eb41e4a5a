/** The lines of a bank statement, which a bookkeeper clears by keyboard: certain ones at once, the others one by one. */
import type { BankLine } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useSession } from '../../api/session.js';
import { getBankImportOptions, listBankImportLinesOptions } from '../../generated/queries.js';
import { useMoneyText } from '../../ui/amounts.js';
import { Button } from '../../ui/button.js';
import { Forbidden } from '../../ui/forbidden.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty, Problem, Skeleton } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { useShortcut, useShortcutWords } from '../../ui/shortcuts.js';
import { Table } from '../../ui/table/table.js';
import { ChooseDialog } from './choose-dialog.js';
import { lineColumns } from './line-columns.js';
import { useLines } from './use-lines.js';
import './bank.css';
import { t } from '../../messages/text.js';

export const statementRoute = createLazyRoute('/billing/bank/$importId')({ component: AllowedStatement });

function AllowedStatement() {
  const { can } = useSession();
  return can('getBankImport') ? <StatementScreen /> : <Forbidden />;
}

const keys = [['enter', t('bank.confirmLine')]] as const;

function StatementScreen() {
  const { importId } = useParams({ from: '/billing/bank/$importId' });
  const { all } = useSearch({ from: '/billing/bank/$importId' });
  const navigate = useNavigate({ from: '/billing/bank/$importId' });
  const { data: statement, error, refetch } = useQuery(getBankImportOptions(importId));
  const rows = useListPages((page) =>
    listBankImportLinesOptions(importId, { ...(all !== 1 && { status: ['open'] }), ...page }),
  );
  const write = useMoneyText();
  const { can } = useSession();
  const acts = can('confirmBankImport');
  const lines = useLines(importId);
  const [chosen, setChosen] = useState<BankLine | null>(null);
  const { confirm, ignore, undo, undoLast, confirmCertain, isConfirming } = lines;
  const columns = useMemo(
    () => lineColumns({ confirm, choose: setChosen, ignore, undo }, acts),
    [confirm, ignore, undo, acts],
  );
  // The row that has the focus by its place: once a line is cleared, the next one is there.
  const focused = useRef(0);
  const loaded = Array.from({ length: rows.total }, (_, at) => rows.rowAt(at));
  const act = (run: (line: BankLine) => void): void => {
    const line = rows.rowAt(focused.current);
    if (acts && line?.status === 'open') run(line);
  };
  const certain = loaded.filter(
    (line) => line?.status === 'open' && line.proposals[0]?.confidence === 'certain',
  ).length;
  useShortcut('a', confirmCertain, t('bank.confirmAll'), acts && certain > 0);
  useShortcut('i', () => act(ignore), t('bank.ignoreLine'), acts);
  useShortcut('c', () => act(setChosen), t('bank.chooseLine'), acts);
  useShortcut('u', undoLast, t('bank.undoLast'), acts);
  useShortcutWords(keys);
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!statement) return <Skeleton lines={8} />;
  const { counts } = statement;
  return (
    <Page
      title={statement.filename}
      width="wide"
      back={
        <Link to="/billing/bank" kind="quiet">
          {t('bank.title')}
        </Link>
      }
      lead={t('bank.counts', { ...counts })}
      actions={
        <>
          <Button onPress={() => void navigate({ search: all === 1 ? {} : { all: 1 }, replace: true })}>
            {all === 1 ? t('bank.onlyOpen') : t('bank.allLines')}
          </Button>
          {acts && (
            <Button kind="primary" shortcut="a" onPress={confirmCertain} isDisabled={certain === 0 || isConfirming}>
              {t('bank.confirmCertain', { count: certain })}
            </Button>
          )}
        </>
      }
    >
      <Table
        label={t('bank.lines')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ counterparty, amount, currency }) =>
          t('bank.lineName', { payer: counterparty ?? '', money: amount === undefined ? '' : write(amount, currency) })
        }
        rowHeight={56}
        rowHeightOnPhone={164}
        onOpen={(line) => {
          if (acts && line.status === 'open') setChosen(line);
        }}
        onEnter={(line) => {
          if (!acts || line.status !== 'open') return;
          if (line.proposals.length > 0) confirm(line);
          else setChosen(line);
        }}
        onFocusRow={(line) => {
          focused.current = loaded.findIndex((one) => one?.id === line.id);
        }}
        isMain
        empty={<Empty title={t('bank.nothingOpen')}>{t('bank.nothingOpenHint')}</Empty>}
      />
      {chosen && (
        <ChooseDialog
          key={chosen.id}
          line={chosen}
          onClose={() => setChosen(null)}
          onDone={(line) => {
            lines.remember(line);
            setChosen(null);
          }}
        />
      )}
    </Page>
  );
}
