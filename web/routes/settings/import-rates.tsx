/** The import of exchange rates: a file is imported when it is chosen, all of it or nothing. */
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { FileField } from '../../ui/file-field.js';
import { Form } from '../../ui/form.js';
import { Section } from '../../ui/page.js';
import { notify } from '../../ui/toast.js';
import { t } from '../../messages/text.js';

export function ImportRates() {
  const { can } = useSession();
  const upload = useChange({
    operation: 'importExchangeRates',
    send: (file: File) => docket.exchangeRates.importMany(file),
    onDone: ({ created, updated, unchanged, skipped }) =>
      notify(t('settings.ratesImported', { changed: created + updated, unchanged: unchanged + skipped })),
    handlesErrors: true,
  });
  if (!can('importExchangeRates')) return null;
  return (
    <Section title={t('settings.importRates')}>
      <Form
        draft="question"
        label={t('settings.importRates')}
        onSubmit={() => undefined}
        error={upload.error}
        isPending={upload.isPending}
      >
        <FileField
          label={t('settings.ratesFile')}
          name="file"
          files={[]}
          onChange={([file]) => file && upload.mutate(file)}
          isDisabled={upload.isPending}
          hint={t('settings.ratesFileHint')}
        />
      </Form>
    </Section>
  );
}
