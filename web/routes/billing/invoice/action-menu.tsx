/** The buttons of an invoice: the usual next steps, and a menu with the rest. */
import type { Invoice } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { etagOf } from '../../../api/etags.js';
import { useSession } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { OutsideLink } from '../../../ui/link.js';
import { useToday } from '../../../ui/locale.js';
import { Menu } from '../../../ui/menu.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { notify } from '../../../ui/toast.js';
import { allowedOn, type InvoiceAction } from '../actions/invoice-actions.js';
import { t } from '../../../messages/text.js';

interface InvoiceActionsProps {
  readonly invoice: Invoice;
  readonly onAction: (action: InvoiceAction) => void;
}

export function InvoiceActions({ invoice, onAction }: InvoiceActionsProps) {
  const { can } = useSession();
  const allowed = allowedOn(invoice, can, useToday());
  const { submit, approve } = useApprovalSteps(invoice);
  const open = (kind: Exclude<InvoiceAction['kind'], 'refund'>) => (): void => onAction({ kind });
  useShortcut('e', open('edit'), t('billing.editInvoice'), can('updateInvoice'));
  useShortcut('m', open('send'), t('billing.sendInvoice'), allowed.send || allowed.sendAgain);
  useShortcut('p', open('pay'), t('billing.recordPayment'), allowed.pay);
  return (
    <>
      {can('getInvoicePdf') && (
        <OutsideLink kind="plain" href={`/v1/invoices/${invoice.id}/pdf`}>
          {t('common.pdf')}
        </OutsideLink>
      )}
      <MoreActions invoice={invoice} onAction={onAction} />
      {allowed.reject && <Button onPress={open('reject')}>{t('billing.returnToDraft')}</Button>}
      {allowed.submit && (
        <Button kind="primary" isPending={submit.isPending} onPress={() => submit.mutate()}>
          {t('billing.submitForApproval')}
        </Button>
      )}
      {allowed.approve && (
        <Button kind="primary" icon="approve" isPending={approve.isPending} onPress={() => approve.mutate()}>
          {t('common.approve')}
        </Button>
      )}
      {allowed.send && (
        <Button kind="primary" icon="send" shortcut="m" onPress={open('send')}>
          {t('common.send')}
        </Button>
      )}
      {allowed.pay && (
        <Button kind="primary" shortcut="p" onPress={open('pay')}>
          {t('billing.recordPayment')}
        </Button>
      )}
    </>
  );
}

function MoreActions({ invoice, onAction }: InvoiceActionsProps) {
  const { can, workspace } = useSession();
  const navigate = useNavigate({ from: '/billing/invoices/$invoiceId' });
  const allowed = allowedOn(invoice, can, useToday());
  const duplicate = useChange({
    operation: 'duplicateInvoice',
    send: () => docket.invoices.duplicate(invoice.id),
    onDone: ({ id }) => void navigate({ to: '/billing/invoices/$invoiceId', params: { invoiceId: id } }),
    successMessage: ({ invoice_number }) =>
      t('billing.createdAsCopyOf', { invoiceNumber: invoice_number, invoiceNumber2: invoice.invoice_number }),
  });
  const charge = useChange({
    operation: 'chargeInvoiceInterest',
    send: () => docket.invoices.chargeInterest(invoice.id),
    onDone: ({ id }) => void navigate({ to: '/billing/invoices/$invoiceId', params: { invoiceId: id } }),
    successMessage: t('billing.interestDrafted'),
  });
  const isPaused = invoice.reminders_paused;
  const pause = useChange({
    operation: 'updateInvoice',
    send: () => docket.invoices.update(invoice.id, { reminders_paused: !isPaused }),
    successMessage: isPaused ? t('billing.remindersResumed') : t('billing.remindersArePaused'),
  });
  const open = (kind: Exclude<InvoiceAction['kind'], 'refund'>) => (): void => onAction({ kind });
  const { hosted_url: link, next_reminder: next } = invoice;
  return (
    <Menu
      label={t('common.moreActions')}
      isIconOnly
      kind="plain"
      items={[
        can('getInvoiceTrace') && {
          id: 'trace',
          label: t('billing.howItAddsUp'),
          icon: 'search',
          onAction: () => void navigate({ search: { trace: 1 } }),
        },
        allowed.sendAgain && { id: 'again', label: t('billing.sendAgain'), icon: 'mail', onAction: open('send') },
        (allowed.remind || allowed.remindBeforeDue) && {
          id: 'remind',
          label: t('common.sendReminder'),
          icon: 'bell',
          onAction: open('remind'),
        },
        allowed.pauseReminders &&
          (isPaused || next != null) && {
            id: 'pause-reminders',
            label: isPaused ? t('billing.resumeReminders') : t('billing.pauseReminders'),
            icon: isPaused ? 'play' : 'pause',
            onAction: () => pause.mutate(),
          },
        allowed.chargeInterest &&
          workspace.late_interest !== null && {
            id: 'interest',
            label: t('billing.chargeInterest'),
            icon: 'invoice',
            onAction: () => charge.mutate(),
          },
        link != null && {
          id: 'link',
          label: t('billing.copyClientLink'),
          icon: 'link',
          onAction: () => void copy(link),
        },
        can('duplicateInvoice') && {
          id: 'duplicate',
          label: t('billing.duplicate'),
          icon: 'copy',
          onAction: () => duplicate.mutate(),
        },
        allowed.credit && {
          id: 'credit',
          label: t('common.creditNote'),
          icon: 'undo',
          startsGroup: true,
          onAction: open('credit'),
        },
        allowed.writeOff && {
          id: 'write-off',
          label: t('billing.writeOff'),
          icon: 'archive',
          onAction: open('write-off'),
        },
        allowed.void && { id: 'void', label: t('billing.void'), icon: 'trash', kind: 'danger', onAction: open('void') },
      ]}
    />
  );
}

/** Both send the ETag of the invoice on the screen: the server refuses if somebody else has changed it. */
function useApprovalSteps(invoice: Invoice) {
  const options = { ifMatch: etagOf(invoice) };
  const submit = useChange<void, Invoice>({
    operation: 'submitInvoice',
    send: () => docket.invoices.submit(invoice.id, options),
    successMessage: t('billing.submittedForApproval'),
  });
  const approve = useChange<void, Invoice>({
    operation: 'approveInvoice',
    send: () => docket.invoices.approve(invoice.id, options),
    successMessage: t('billing.approvedSendIt'),
  });
  return { submit, approve };
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify(t('common.linkCopied'));
  } catch {
    notify(t('billing.copyingBlocked', { link }), { kind: 'bad' });
  }
}
