/** A new invoice: from unbilled work, or an empty draft to fill by hand. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { createInvoiceFields } from '../../../generated/fields.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { TextField } from '../../../ui/text-field.js';
import { ClientField } from '../../../entities/client/client-field.js';
import { InvoiceTaxFields, taxesIn, usualTaxes } from './invoice-tax-fields.js';
import { t } from '../../../messages/text.js';

interface NewInvoiceProps {
  readonly clientId: string | null;
  readonly onClose: () => void;
}

export function NewInvoice({ clientId, onClose }: NewInvoiceProps) {
  const navigate = useNavigate();
  const [client_id, setClient] = useState(clientId);
  const [subject, setSubject] = useState('');
  const [taxes, setTaxes] = useState(usualTaxes);
  const create = useChange({
    operation: 'createInvoice',
    send: (client: string) =>
      docket.invoices.create({ client_id: client, subject: subject.trim() || null, ...taxesIn(taxes) }),
    // Replaces the dialog in the history, so that Back does not offer to create the invoice again.
    onDone: ({ id }) => void navigate({ to: '/billing/invoices/$invoiceId', params: { invoiceId: id }, replace: true }),
    handlesErrors: true,
  });
  const fromWork = (bill: string): void => void navigate({ to: '/billing', search: { tab: 'unbilled', bill } });
  return (
    <Dialog title={t('common.newInvoice')} isOpen onClose={onClose} size="s" isPersistent>
      <Form
        draft={{
          name: 'new-invoice',
          id: clientId,
          value: { client_id, subject, taxes },
          restore: (last) => {
            setClient(last.client_id);
            setSubject(last.subject);
            setTaxes({ ...usualTaxes, ...last.taxes });
          },
        }}
        onSubmit={() => (client_id === null ? undefined : create.mutateAsync(client_id))}
      >
        <ClientField
          label={t('common.client')}
          name="client_id"
          value={client_id}
          onChange={setClient}
          limits={{ required: true }}
          autoFocus={clientId === null}
        />
        <TextField
          label={t('common.subject')}
          name="subject"
          value={subject}
          onChange={setSubject}
          limits={createInvoiceFields.subject}
          autoFocus={clientId !== null}
        />
        <InvoiceTaxFields values={taxes} set={(change) => setTaxes({ ...taxes, ...change })} />
        <FormActions>
          <Button isDisabled={client_id === null} onPress={() => client_id !== null && fromWork(client_id)}>
            {t('billing.fromUnbilledWork')}
          </Button>
          <SubmitButton>{t('billing.createDraft')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
