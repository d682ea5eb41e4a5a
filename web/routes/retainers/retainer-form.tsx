/** The forms of a new and an existing retainer. Changes take effect with the next period. */
import type { Agreement, AgreementCreate } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useDraft, useRefetchNow } from '../../api/draft.js';
import { getAgreementOptions } from '../../generated/queries.js';
import { SwitchField } from '../../ui/check-field.js';
import { Drawer } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { useToday } from '../../ui/locale.js';
import { RetainerConflict, factsOf } from './retainer-changes.js';
import { blankTerms, termsOf, agreementUpdateOf, type Terms } from './retainer-terms.js';
import { TermFields } from './term-fields.js';
import { t } from '../../messages/text.js';

export function NewRetainer({ clientId, onClose }: { readonly clientId: string | null; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const today = useToday();
  const [terms, setTerms] = useState(() => blankTerms(clientId, today));
  const [isDraft, setDraft] = useState(false);
  const change = useChange<AgreementCreate, Agreement>({
    operation: 'createAgreement',
    send: (body) => docket.agreements.create(body),
    // Replaces the form in the history, so that Back does not offer to create the retainer again.
    onDone: ({ id }) => void navigate({ to: '/retainers/$agreementId', params: { agreementId: id }, replace: true }),
    handlesErrors: true,
  });
  const send = (): unknown => {
    const { client_id, start_date, monthly_fee, hours_included, notes, ...rest } = terms;
    // The checks of the form require these before it sends.
    if (client_id === null || start_date === null || monthly_fee === null || hours_included === null) return undefined;
    return change.mutateAsync({
      ...rest,
      client_id,
      start_date,
      monthly_fee,
      hours_included,
      notes: notes.trim() || null,
      status: isDraft ? 'draft' : 'active',
    });
  };
  return (
    <Drawer title={t('retainers.newRetainer')} isOpen onClose={onClose} isPersistent>
      <Form
        draft={{
          name: 'new-retainer',
          id: clientId,
          value: { terms, isDraft },
          restore: (last) => {
            setTerms(last.terms);
            setDraft(last.isDraft);
          },
        }}
        onSubmit={send}
      >
        <TermFields values={terms} set={(some) => setTerms((before) => ({ ...before, ...some }))} isNew />
        <SwitchField label={t('retainers.saveAsDraft')} value={isDraft} onChange={setDraft} />
        <FormActions>
          <SubmitButton>{t('retainers.createRetainer')}</SubmitButton>
        </FormActions>
      </Form>
    </Drawer>
  );
}

export function EditRetainer({ agreement, onClose }: { readonly agreement: Agreement; readonly onClose: () => void }) {
  const draft = useDraft({
    source: agreement,
    bodyOf: termsOf,
    seenOf: factsOf,
    refetchNow: useRefetchNow(getAgreementOptions(agreement.id, { include: ['client'] })),
  });
  const change = useChange({
    operation: 'updateAgreement',
    send: ({ changed, ifMatch }: { changed: Partial<Terms>; ifMatch: string | undefined }) =>
      docket.agreements.update(agreement.id, agreementUpdateOf(changed), { ifMatch }),
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <Drawer title={t('common.edit2', { title: agreement.title })} isOpen onClose={onClose} isPersistent>
      <Form
        draft={{ name: 'retainer', id: agreement.id, ...draft.stored }}
        onSubmit={() => draft.save(async (changed, ifMatch) => change.mutateAsync({ changed, ifMatch }))}
      >
        <RetainerConflict edit={draft} currency={agreement.currency} />
        <p>{t('retainers.newTermsHint')}</p>
        <TermFields
          values={draft.values}
          set={draft.set}
          isNew={agreement.status === 'draft'}
          currency={agreement.currency}
        />
        <FormActions>
          <SubmitButton>{t('common.save')}</SubmitButton>
        </FormActions>
      </Form>
    </Drawer>
  );
}
