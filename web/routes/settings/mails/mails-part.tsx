/** Emails: what was sent, what they say, and who gets copies and replies. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazyPart } from '../../../ui/part.js';
import { Tabs } from '../../../ui/tabs.js';
import { t } from '../../../messages/text.js';
import { SentMails } from './sent-mails.js';

const MailCopies = lazyPart(async () => import('./mail-copies.js').then((module) => module.MailCopies));
const MailTexts = lazyPart(async () => import('./mail-texts.js').then((module) => module.MailTexts));

type MailTab = 'sent' | 'texts' | 'copies';

export function MailsPart() {
  const { open } = useSearch({ from: '/settings/$part' });
  const navigate = useNavigate({ from: '/settings/$part' });
  const selected: MailTab = open === undefined ? 'sent' : open === 'copies' ? 'copies' : 'texts';
  return (
    <Tabs<MailTab>
      label={t('settings.mails')}
      selected={selected}
      onSelect={(tab) => void navigate({ search: tab === 'sent' ? {} : { open: tab }, replace: true })}
      tabs={[
        { id: 'sent', label: t('settings.sentMails'), content: <SentMails /> },
        { id: 'texts', label: t('settings.mailTexts'), content: <MailTexts /> },
        { id: 'copies', label: t('settings.mailCopies'), content: <MailCopies /> },
      ]}
    />
  );
}
