/** The import of a bank statement: a file is read when it is chosen. If the columns of a CSV are unknown, it asks for them. */
import type { BankImport } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { bankDateFormatLabels } from '../../generated/labels.js';
import { FileField } from '../../ui/file-field.js';
import { Form, FormRow, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { Section } from '../../ui/page.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { t } from '../../messages/text.js';

/** The fields that say what the columns of a CSV mean, in the order in which people look for them. */
const columnFields = [
  ['date_column', t('bank.dateColumn')],
  ['amount_column', t('bank.amountColumn')],
  ['credit_column', t('bank.creditColumn')],
  ['debit_column', t('bank.debitColumn')],
  ['text_column', t('bank.textColumn')],
  ['counterparty_column', t('bank.counterpartyColumn')],
  ['iban_column', t('bank.ibanColumn')],
] as const;
type ColumnField = (typeof columnFields)[number][0];
type Said = Readonly<Partial<Record<ColumnField, string>>>;
const dateFormats = optionsOf(bankDateFormatLabels);

const empty: Said = {};

export function ImportStatement({ onDone }: { readonly onDone: (made: BankImport) => void }) {
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState(empty);
  const [dateFormat, setDateFormat] = useState<keyof typeof bankDateFormatLabels | null>(null);
  const upload = useChange({
    operation: 'createBankImport',
    send: async (chosen: File) => {
      const columns = Object.entries(said).filter(([, name]) => name.trim() !== '');
      const fields = { ...Object.fromEntries(columns), ...(dateFormat !== null && { date_format: dateFormat }) };
      return docket.bankImports.create({ content: chosen, filename: chosen.name, fields });
    },
    onDone,
    handlesErrors: true,
  });
  return (
    <Section title={t('bank.import')}>
      <Form
        draft="question"
        label={t('bank.import')}
        onSubmit={async () => (file === undefined ? undefined : upload.mutateAsync(file))}
        error={upload.error}
        isPending={upload.isPending}
      >
        <FileField
          label={t('bank.file')}
          name="file"
          files={file ? [file] : []}
          onChange={([chosen]) => {
            setFile(chosen);
            if (chosen) upload.mutate(chosen);
          }}
          isDisabled={upload.isPending}
          hint={t('bank.fileHint')}
        />
        {upload.error && file && (
          <>
            <p>{t('bank.columnsHint')}</p>
            <FormRow>
              {columnFields.map(([name, label]) => (
                <TextField
                  key={name}
                  label={label}
                  name={name}
                  value={said[name] ?? ''}
                  onChange={(text) => setSaid((before) => ({ ...before, [name]: text }))}
                />
              ))}
              <SelectField
                label={t('bank.dateFormat')}
                name="date_format"
                options={dateFormats}
                value={dateFormat}
                onChange={setDateFormat}
                noneLabel={t('bank.recognized')}
              />
            </FormRow>
            <FormActions>
              <SubmitButton>{t('bank.importAgain')}</SubmitButton>
            </FormActions>
          </>
        )}
      </Form>
    </Section>
  );
}
