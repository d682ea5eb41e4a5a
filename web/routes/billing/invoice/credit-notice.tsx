/** Offers the credit of the client for an invoice that is still open. */
import type { Invoice } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { etagOf } from '../../../api/etags.js';
import { useSession } from '../../../api/session.js';
import { getClientBalanceOptions } from '../../../generated/queries.js';
import { Money } from '../../../ui/amounts.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { useToday } from '../../../ui/locale.js';
import { allowedOn } from '../actions/invoice-actions.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export function CreditNotice({ invoice }: { readonly invoice: Invoice }) {
  const { can } = useSession();
  const { id, client_id, currency } = invoice;
  const isPayable = allowedOn(invoice, can, useToday()).pay && can('applyCredit');
  const { data } = useQuery({ ...getClientBalanceOptions(client_id), enabled: isPayable && can('getClientBalance') });
  const apply = useChange({
    operation: 'applyCredit',
    send: async () => docket.invoices.applyCredit(id, {}, { ifMatch: etagOf(invoice) }),
    successMessage: t('billing.creditApplied'),
  });
  const credit = data?.accounts.find((account) => account.currency === currency)?.credit ?? 0;
  if (!isPayable || credit <= 0) return null;
  return (
    <Notice
      kind="info"
      action={
        <Button isPending={apply.isPending} onPress={() => apply.mutate()}>
          {t('billing.applyCredit')}
        </Button>
      }
    >
      {rich('billing.clientHasCredit', { money: <Money amount={credit} currency={currency} /> })}
    </Notice>
  );
}
