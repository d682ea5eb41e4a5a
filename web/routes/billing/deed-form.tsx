/** The form of something done with an invoice: on what was seen when it began, and told when somebody else was faster. */
import type { Invoice } from 'docket-sdk';
import type { ReactNode } from 'react';
import type { Basis } from '../../api/basis.js';
import type { ButtonKind } from '../../ui/button.js';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormActions, SubmitButton } from '../../ui/form.js';
import { invoiceChanges } from './invoice-facts.js';

interface DeedFormProps {
  readonly title: string;
  readonly action: string;
  readonly kind?: ButtonKind;
  readonly size?: 's' | 'm' | 'l';
  readonly basis: Basis<Invoice>;
  readonly invoice: Invoice;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  /** Beside the button that sends. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export function DeedForm(props: DeedFormProps) {
  const { title, action, kind = 'primary', size = 's', basis, invoice, onSubmit, onClose, more, children } = props;
  return (
    <Dialog title={title} isOpen onClose={onClose} size={size} isHeld>
      <Form onSubmit={onSubmit}>
        {basis.isBehind && <ChangedMeanwhile facts={invoiceChanges(basis.basis, invoice)} onAccept={basis.catchUp} />}
        {children}
        <FormActions>
          {more}
          <SubmitButton kind={kind} isDisabled={basis.isBehind}>
            {action}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
