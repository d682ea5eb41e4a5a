/** The mails that the test side would have sent. */
import type { TestMail } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { listTestMailsOptions } from '../../generated/queries.js';
import { Drawer } from '../../ui/dialog.js';
import { sizeText } from '../../ui/file-field.js';
import { OutsideLink } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty, Skeleton } from '../../ui/notice.js';
import { DefinitionList, Section } from '../../ui/page.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Moment } from '../../ui/times.js';
import type { DevelopersPartProps } from './developers-search.js';
import { SecretText } from './secret.js';
import { watchedMs } from './watched.js';
import { t } from '../../messages/text.js';

export function Mails({ search, onSearch }: DevelopersPartProps) {
  const rows = useListPages((page) => ({ ...listTestMailsOptions(page), refetchInterval: watchedMs }));
  return (
    <Section title={t('developers.emails')} isFlush>
      <Table
        label={t('developers.emails')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ subject }) => subject}
        onOpen={({ id }) => onSearch({ ...search, mail: id })}
        isMain
        empty={
          <Empty title={t('developers.noEmailsYet')} icon="mail">
            {t('developers.emailsHint')}
          </Empty>
        }
      />
      {search.mail && <MailDrawer id={search.mail} onClose={() => onSearch({ ...search, mail: undefined }, true)} />}
    </Section>
  );
}

function MailDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  // The API cannot read a single mail, so it is looked up among the latest 100.
  const { data } = useQuery(listTestMailsOptions({ page: 1, per_page: 100 }));
  const mail = data?.data.find((one) => one.id === id);
  return (
    <Drawer title={mail?.subject ?? t('developers.email')} isOpen onClose={onClose}>
      {mail ? <Mail mail={mail} /> : data ? <p>{t('developers.emailGone')}</p> : <Skeleton />}
    </Drawer>
  );
}

const Mail = ({ mail: { to, cc, created_at, text, links, attachments } }: { readonly mail: TestMail }) => (
  <div className="developer-stack">
    <DefinitionList
      facts={[
        { label: t('common.to'), value: to.join(', ') },
        cc.length > 0 && { label: t('developers.cc'), value: cc.join(', ') },
        { label: t('developers.sentAt'), value: <Moment at={created_at} isExact /> },
        attachments.length > 0 && {
          label: t('common.files'),
          value: attachments.map(({ filename, size }) => `${filename} (${sizeText(size)})`).join(', '),
        },
      ]}
    />
    {links.length > 0 && (
      <ul aria-label={t('developers.links')}>
        {links.map((link) => (
          <li key={link}>
            <OutsideLink href={link}>{link}</OutsideLink>
          </li>
        ))}
      </ul>
    )}
    <SecretText label={t('developers.text')} text={text} />
  </div>
);

const columns: readonly Column<TestMail>[] = [
  {
    id: 'subject',
    header: t('common.subject'),
    width: '2fr',
    cell: ({ subject }) => <span dir="auto">{subject}</span>,
  },
  { id: 'to', header: t('common.to'), cell: ({ to }) => to.join(', ') },
  { id: 'at', header: t('developers.sentAt'), width: 150, cell: ({ created_at }) => <Moment at={created_at} /> },
];
