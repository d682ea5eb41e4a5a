/** The first step: the firm's name, country, time zone, currency, language and logo. All of them are proposed. */
import type { Workspace } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import { updateWorkspaceFields as fields } from '../../generated/fields.js';
import { languageOf } from '../../messages/languages.js';
import { Dialog } from '../../ui/dialog.js';
import { FileField } from '../../ui/file-field.js';
import { Form, FormRow, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { CountryField, CurrencyField, LanguageField, ZoneField } from '../../ui/locale-fields.js';
import { TextField } from '../../ui/text-field.js';
import { errorText } from '../../ui/text/problems.js';
import { notify } from '../../ui/toast.js';
import { currencyOfCountry } from './country-currencies.js';
import { locale, t } from '../../messages/text.js';

interface Firm {
  readonly name: string;
  readonly country: string | null;
  readonly timezone: string | null;
  readonly currency: string | null;
  readonly locale: string | null;
}

/** The name of a new database. */
const placeholderName = 'First workspace';

/** The time zone and the country of the browser; the currency is that of the country. */
function proposalFor(workspace: Workspace): Firm {
  const country = workspace.business.address.country ?? new Intl.Locale(navigator.language).region ?? null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isNew = workspace.timezone === 'UTC';
  return {
    name: workspace.name === placeholderName ? '' : workspace.name,
    country,
    timezone: isNew ? zone : workspace.timezone,
    currency: (isNew ? currencyOfCountry(country ?? '') : undefined) ?? workspace.currency,
    locale: workspace.locale ?? languageOf(locale),
  };
}

export function FirmDialog({ onClose }: { readonly onClose: () => void }) {
  const { workspace } = useSession();
  const [firm, setFirm] = useState(() => proposalFor(workspace));
  const [files, setFiles] = useState<readonly File[]>([]);
  const set = (change: Partial<Firm>): void => setFirm((before) => ({ ...before, ...change }));
  const save = useChange({
    operation: 'updateWorkspace',
    send: async ({ name, country, timezone, currency, locale: language }: Firm) => {
      const body = {
        name,
        ...(timezone !== null && { timezone }),
        ...(currency !== null && { currency }),
        locale: language,
        business: { address: { country } },
      };
      await docket.workspace.update(body, { ifMatch: etagOf(workspace) });
      return saveLogo(files);
    },
    successMessage: t('common.saved'),
    handlesErrors: true,
    onDone: onClose,
  });
  return (
    <Dialog title={t('welcome.yourFirm')} isOpen isPersistent onClose={onClose}>
      <Form draft={{ name: 'firm', value: firm, restore: setFirm, files }} onSubmit={() => save.mutateAsync(firm)}>
        <TextField
          label={t('welcome.firmName')}
          name="name"
          value={firm.name}
          onChange={(name) => set({ name })}
          limits={{ ...fields.name, required: true }}
          hint={t('welcome.clientsReadItInEveryEmail')}
          autoFocus
        />
        <FormRow>
          <CountryField
            label={t('common.country')}
            name="business.address.country"
            value={firm.country}
            onChange={(country) => {
              const currency = country === null ? undefined : currencyOfCountry(country);
              set({ country, ...(currency !== undefined && { currency }) });
            }}
            isRequired
          />
          <CurrencyField
            label={t('common.currency')}
            name="currency"
            value={firm.currency}
            onChange={(currency) => set({ currency })}
            isRequired
          />
        </FormRow>
        <FormRow>
          <ZoneField
            label={t('common.timeZone')}
            name="timezone"
            value={firm.timezone}
            onChange={(timezone) => set({ timezone })}
            isRequired
          />
          <LanguageField
            label={t('welcome.languageOfInvoicesAndEmails')}
            name="locale"
            value={firm.locale}
            onChange={(language) => set({ locale: language })}
          />
        </FormRow>
        <FileField
          label={t('welcome.logo')}
          name="file"
          files={files}
          onChange={setFiles}
          types={['image/png', 'image/jpeg', 'image/gif']}
        />
        <FormActions>
          <SubmitButton>{t('common.save')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

/** The firm is saved without it if the logo is refused. */
async function saveLogo([file]: readonly File[]): Promise<void> {
  if (!file) return;
  try {
    await docket.workspace.uploadLogo(file);
  } catch (error) {
    notify(t('welcome.logoNotSaved', { error: errorText(error) }), { kind: 'bad' });
  }
}
