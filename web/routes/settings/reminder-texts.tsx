/** What reminders of each level say, in each language. */
import type { ReminderText } from 'docket-sdk';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.js';
import { reminderLevelLabels } from '../../generated/labels.js';
import { getReminderTextsOptions } from '../../generated/queries.js';
import { Link } from '../../ui/link.js';
import { LanguageField } from '../../ui/locale-fields.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { DefinitionList, Section } from '../../ui/page.js';
import { t } from '../../messages/text.js';

export function ReminderTextsPart() {
  const { workspace } = useSession();
  const [locale, setLocale] = useState(workspace.locale);
  const { data, error, refetch } = useQuery(getReminderTextsOptions(locale === null ? {} : { locale }));
  return (
    <Section title={t('common.preview')}>
      <LanguageField
        label={t('settings.languageOfDocumentsAndEmails')}
        name="locale"
        noneLabel={t('settings.english')}
        value={locale}
        onChange={setLocale}
      />
      {data ? (
        <>
          <DefinitionList facts={data.texts.map(factOf)} />
          <Link
            to="/settings/$part"
            params={{ part: 'mails' }}
            search={{ open: `reminder_first.${data.locale.slice(0, 2)}` }}
          >
            {t('settings.writeOtherTexts')}
          </Link>
        </>
      ) : error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Section>
  );
}

const factOf = ({ level, subject, text }: ReminderText) => ({
  label: reminderLevelLabels[level],
  value: (
    <>
      <strong>{subject}</strong>
      <br />
      {text}
    </>
  ),
});
