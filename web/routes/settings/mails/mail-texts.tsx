/** What emails to clients say: chosen by kind and language. */
import type { MailLanguage, MailTemplateKind } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../../api/session.js';
import { mailLanguageLabels, mailTemplateKindLabels } from '../../../generated/labels.js';
import { getAllMailTemplatesOptions, getMailTemplateOptions } from '../../../generated/queries.js';
import { FormRow } from '../../../ui/form.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { optionsOf, SelectField } from '../../../ui/select-field.js';
import { t } from '../../../messages/text.js';
import { MailTextForm } from './mail-text-form.js';

const languages = optionsOf(mailLanguageLabels);
const kinds = optionsOf(mailTemplateKindLabels);

export function MailTexts() {
  const { workspace } = useSession();
  const { open = '' } = useSearch({ from: '/settings/$part' });
  const navigate = useNavigate({ from: '/settings/$part' });
  const [chosenKind, chosenLanguage] = open.split('.');
  const usual = workspace.locale?.slice(0, 2);
  const kind = kinds.find(({ id }) => id === chosenKind)?.id ?? 'invoice';
  const language =
    (languages.find(({ id }) => id === chosenLanguage) ?? languages.find(({ id }) => id === usual))?.id ?? 'en';
  const show = (next: { kind?: MailTemplateKind | null; language?: MailLanguage | null }): void =>
    void navigate({ search: { open: `${next.kind ?? kind}.${next.language ?? language}` }, replace: true });
  const { data: all } = useQuery(
    getAllMailTemplatesOptions({ fields: ['templates.kind', 'templates.language', 'templates.is_changed'] }),
  );
  const isChanged = (id: MailTemplateKind): boolean =>
    all?.templates.some((each) => each.kind === id && each.language === language && each.is_changed) ?? false;
  const { data, error, refetch } = useQuery(getMailTemplateOptions(kind, language));
  return (
    <Section title={t('settings.mailTexts')}>
      <p className="settings-lead">{t('settings.mailTextsHint')}</p>
      <FormRow>
        <SelectField
          label={t('settings.mailKind')}
          name="kind"
          options={kinds.map(({ id, label }) => ({
            id,
            label,
            ...(isChanged(id) && { detail: t('settings.changedMailText') }),
          }))}
          value={kind}
          onChange={(next) => show({ kind: next })}
        />
        <SelectField
          label={t('settings.mailLanguage')}
          name="language"
          options={languages}
          value={language}
          onChange={(next) => show({ language: next })}
        />
      </FormRow>
      {data ? (
        <MailTextForm key={`${kind}.${language}`} template={data} />
      ) : error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Section>
  );
}
