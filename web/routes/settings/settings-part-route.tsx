import { createLazyRoute, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { Link } from '../../ui/link.js';
import { Empty } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { lazyPart, Part } from '../../ui/part.js';
import { HistoryLink } from '../../entities/history.js';
import { LastWrite } from '../../entities/last-write.js';
import { cannedReplies } from './crud/canned-replies.js';
import { CrudScreen } from './crud/crud-screen.js';
import {
  agreementTypes,
  projectTypes,
  rateCards,
  tags,
  ticketPriorities,
  ticketStatuses,
} from './crud/small-settings.js';
import { items } from './crud/items.js';
import { taxRates } from './crud/tax-rates.js';
import { exchangeRates } from './crud/exchange-rates.js';
import { ImportRates } from './import-rates.js';
import { BusinessHoursPart } from './business-hours.js';
import {
  BillingRules,
  BusinessIdentity,
  InvoiceNumbers,
  PaymentDetails,
  PortalLook,
  WorkspaceBasics,
} from './parts.js';
import { SecurityPart } from './security/security.js';
import { seesPart, settingsGroups, settingsParts } from './settings-parts.js';
import './settings.css';
import { t } from '../../messages/text.js';

export const settingsPartRoute = createLazyRoute('/settings/$part')({ component: SettingsPartScreen });

const DataPart = lazyPart(async () => import('./data/data-part.js').then((part) => part.DataPart));
const RemindersPart = lazyPart(async () => import('./reminders.js').then((part) => part.RemindersPart));
const MailsPart = lazyPart(async () => import('./mails/mails-part.js').then((part) => part.MailsPart));
const UsagePart = lazyPart(async () => import('./usage.js').then((part) => part.WorkspaceUsagePart));

/** Parts with a form of their own. All other parts are lists of small settings (crud/). */
const own: Readonly<Record<string, (props: object) => ReactNode>> = {
  workspace: WorkspaceBasics,
  business: BusinessIdentity,
  portal: PortalLook,
  payment: PaymentDetails,
  'invoice-numbers': InvoiceNumbers,
  'billing-rules': BillingRules,
  reminders: RemindersPart,
  'business-hours': BusinessHoursPart,
  security: SecurityPart,
  usage: UsagePart,
  mails: MailsPart,
  data: DataPart,
};

function SettingsPartScreen() {
  const { part } = useParams({ from: '/settings/$part' });
  const session = useSession();
  const { can, workspace } = session;
  const known = settingsParts.find(({ id }) => id === part);
  return (
    <Page
      title={known?.name ?? t('shell.settings')}
      windowTitle={known && t('settings.partOfSettings', { name: known.name })}
      back={<Link to="/settings">{t('shell.settings')}</Link>}
    >
      <div className="settings-frame">
        <SettingsList />
        <div className="settings-part" key={part}>
          {!known ? (
            <Empty
              title={t('settings.settingNotFound')}
              action={<Link to="/settings">{t('settings.allSettings')}</Link>}
            />
          ) : seesPart(session, known) ? (
            <PartBody part={part} />
          ) : (
            <Empty title={t('shell.notForYou')} icon="lock">
              {t('settings.askForAccess')}
            </Empty>
          )}
          {part in own && !['usage', 'mails'].includes(part) && can('listAuditEntries') && (
            <p>
              <HistoryLink search={{ resource: workspace.id }} />
            </p>
          )}
          <LastWrite />
        </div>
      </div>
    </Page>
  );
}

function SettingsList() {
  const session = useSession();
  return (
    <nav className="settings-list" aria-label={t('shell.settings')}>
      {settingsGroups.map(({ title, parts }) => {
        const seen = parts.filter((part) => seesPart(session, part));
        return (
          seen.length > 0 && (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {seen.map(({ id, name }) => (
                  <li key={id}>
                    <Link
                      to="/settings/$part"
                      params={{ part: id }}
                      kind="quiet"
                      activeProps={{ 'aria-current': 'page' }}
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </nav>
  );
}

function PartBody({ part }: { readonly part: string }) {
  const search = useSearch({ from: '/settings/$part' });
  const navigate = useNavigate();
  const Own = own[part];
  if (Own)
    return (
      <Part>
        <Own />
      </Part>
    );
  const list = {
    open: search.new ? 'new' : search.open,
    onOpen: (id: string | undefined) =>
      void navigate({
        to: '/settings/$part',
        params: { part },
        search: id === 'new' ? { new: 1 } : id === undefined ? {} : { open: id },
        replace: id === undefined,
      }),
  };
  if (part === 'ticket-statuses') return <CrudScreen of={ticketStatuses} {...list} />;
  if (part === 'ticket-priorities') return <CrudScreen of={ticketPriorities} {...list} />;
  if (part === 'price-list') return <CrudScreen of={items} {...list} />;
  if (part === 'tax-rates') return <CrudScreen of={taxRates} {...list} />;
  if (part === 'exchange-rates')
    return (
      <>
        <CrudScreen of={exchangeRates} {...list} />
        <ImportRates />
      </>
    );
  if (part === 'canned-replies') return <CrudScreen of={cannedReplies} {...list} />;
  if (part === 'project-types') return <CrudScreen of={projectTypes} {...list} />;
  if (part === 'agreement-types') return <CrudScreen of={agreementTypes} {...list} />;
  return part === 'rate-cards' ? <CrudScreen of={rateCards} {...list} /> : <CrudScreen of={tags} {...list} />;
}
