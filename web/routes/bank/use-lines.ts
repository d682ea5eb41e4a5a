/** What is done with the lines of a bank statement, each time with Undo. */
import type { BankLine } from 'docket-sdk';
import { useCallback, useRef } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { bankSkipReasonLabels } from '../../generated/labels.js';
import { notify } from '../../ui/toast.js';
import { t } from '../../messages/text.js';

export interface Lines {
  readonly confirm: (line: BankLine) => void;
  readonly ignore: (line: BankLine) => void;
  readonly undo: (line: BankLine) => void;
  /** Takes back what was done last on this screen. */
  readonly undoLast: () => void;
  readonly confirmCertain: () => void;
  readonly isConfirming: boolean;
  /** Makes a line the one that was changed last. */
  readonly remember: (line: BankLine) => void;
}

export function useLines(importId: string): Lines {
  const done = useRef<BankLine[]>([]);
  const { mutate: undo } = useChange({
    operation: 'undoBankImportLine',
    send: async ({ id }: BankLine) => docket.bankImports.undoLine(importId, id),
    onDone: (line) => notify(t('bank.takenBack', { payer: line.counterparty ?? '' })),
  });
  const remember = useCallback((line: BankLine): void => void done.current.push(line), []);
  const changed = (text: string, line: BankLine): void => {
    remember(line);
    notify(text, { undo: () => undo(line) });
  };
  const { mutate: confirm } = useChange({
    operation: 'confirmBankImport',
    send: async ({ id }: BankLine) => docket.bankImports.confirm(importId, { line_ids: [id] }),
    onDone: ({ lines: [line], skipped: [skipped] }) => {
      if (line) changed(t('bank.lineBooked', { payer: line.counterparty ?? '' }), line);
      else if (skipped) notify(bankSkipReasonLabels[skipped.reason], { kind: 'bad' });
    },
  });
  const { mutate: ignore } = useChange({
    operation: 'ignoreBankImportLine',
    send: async ({ id }: BankLine) => docket.bankImports.ignoreLine(importId, id),
    onDone: (line) => changed(t('bank.lineIgnored', { payer: line.counterparty ?? '' }), line),
  });
  const certain = useChange({
    operation: 'confirmBankImport',
    send: async () => {
      const lines: BankLine[] = [];
      for (;;) {
        const { lines: booked, has_more: hasMore } = await docket.bankImports.confirm(importId, { certain: true });
        lines.push(...booked);
        if (!hasMore) return lines;
      }
    },
    onDone: (lines) => {
      done.current.push(...lines);
      notify(t('bank.linesBooked', { count: lines.length }));
    },
  });
  const undoLast = (): void => {
    const last = done.current.pop();
    if (last) undo(last);
  };
  const { mutate: confirmAll, isPending } = certain;
  return {
    confirm,
    ignore,
    undo,
    undoLast,
    confirmCertain: () => confirmAll(undefined),
    isConfirming: isPending,
    remember,
  };
}
