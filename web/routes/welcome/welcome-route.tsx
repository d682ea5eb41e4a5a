/** The first steps of a firm. A step is done if what it creates exists. Skipped steps stay available. */
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.js';
import {
  listClientsOptions,
  listProjectsOptions,
  listRateCardsOptions,
  listUsersOptions,
} from '../../generated/queries.js';
import { MailNotice } from '../../entities/mail-notice.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Link } from '../../ui/link.js';
import { Skeleton } from '../../ui/notice.js';
import { Page, Section } from '../../ui/page.js';
import { Meter } from '../../ui/status.js';
import { FirmDialog } from './firm-dialog.js';
import { useSkipped } from './skipped.js';
import { steps, type Step, type StepId } from './steps.js';
import './welcome.css';
import { t } from '../../messages/text.js';

export const welcomeRoute = createLazyRoute('/welcome')({ component: WelcomeScreen });

const one = { per_page: 1 } as const;

/** Which steps are done; undefined until everything is read. */
function useDone(): Readonly<Record<StepId, boolean>> | undefined {
  const { workspace, can } = useSession();
  const clients = useQuery(listClientsOptions(one));
  const projects = useQuery(listProjectsOptions(one));
  const people = useQuery(listUsersOptions({ ...one, status: ['all'] }));
  const cards = useQuery({ ...listRateCardsOptions(one), enabled: can('listRateCards') });
  const { business, default_hourly_rate: rate } = workspace;
  const has = (list: { readonly data?: { readonly pagination: { readonly total: number } } }, min = 1): boolean =>
    (list.data?.pagination.total ?? 0) >= min;
  // Wait for all answers, or a finished step would be offered for a moment.
  if ([clients, projects, people, cards].some(({ isLoading }) => isLoading)) return undefined;
  return {
    firm: business.address.country !== null,
    client: has(clients),
    project: has(projects),
    rates: typeof rate === 'number' || has(cards),
    invite: has(people, 2),
  };
}

function WelcomeScreen() {
  const { user, workspace, can } = useSession();
  const done = useDone();
  const { skipped, skip, resume } = useSkipped(workspace.id);
  const [isFirmOpen, setFirmOpen] = useState(false);
  const openFirm = (): void => setFirmOpen(true);
  const mine = done ? steps.filter(({ needs }) => can(needs)) : [];
  const open = mine.filter(({ id }) => !done?.[id] && !skipped.includes(id));
  const later = mine.filter(({ id }) => !done?.[id] && skipped.includes(id));
  const finished = mine.filter(({ id }) => done?.[id]);
  return (
    <Page
      title={t('welcome.welcome', { name: user.name })}
      windowTitle={t('welcome.welcome2')}
      width="narrow"
      lead={t('welcome.aFewStepsAndYourFirm')}
      actions={
        <Link to="/time" kind={done && open.length === 0 ? 'primary' : 'plain'} icon="clock">
          {t('welcome.goToMyTime')}
        </Link>
      }
    >
      {mine.length > 0 && <MailNotice />}
      {!done && <Skeleton lines={8} />}
      {mine.length > 0 && (
        <Meter
          label={t('common.done')}
          used={finished.length}
          limit={mine.length}
          warnsAt={2}
          words={t('welcome.doneOf', { count: finished.length, total: mine.length })}
          valueText={t('welcome.doneOf', { count: finished.length, total: mine.length })}
        />
      )}
      {open.length > 0 && (
        <Section title={t('welcome.nextSteps')}>
          <ol className="welcome-steps" aria-label={t('welcome.nextSteps')}>
            {open.map((step, at) => (
              <StepRow key={step.id} step={step} isFirst={at === 0} onSkip={() => skip(step.id)} onOpen={openFirm} />
            ))}
          </ol>
        </Section>
      )}
      {later.length > 0 && (
        <Section title={t('welcome.skipped')}>
          <ul className="welcome-steps" aria-label={t('welcome.skippedSteps')}>
            {later.map((step) => (
              <li key={step.id}>
                <Words step={step} />
                <Button kind="quiet" icon="undo" onPress={() => resume(step.id)}>
                  {t('welcome.resume', { title: step.title })}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {finished.length > 0 && (
        <Section title={t('common.done')}>
          <ul className="welcome-steps" aria-label={t('welcome.stepsThatAreDone')}>
            {finished.map((step) => (
              <li key={step.id}>
                <Icon name="check" />
                <StepLink step={step} kind="text" onOpen={openFirm}>
                  {step.title}
                </StepLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isFirmOpen && <FirmDialog onClose={() => setFirmOpen(false)} />}
    </Page>
  );
}

interface StepRowProps {
  readonly step: Step;
  readonly isFirst: boolean;
  readonly onSkip: () => void;
  readonly onOpen: () => void;
}

const StepRow = ({ step, isFirst, onSkip, onOpen }: StepRowProps) => (
  <li>
    <Words step={step} />
    <div className="actions">
      <Button kind="quiet" onPress={onSkip} aria-label={t('welcome.skip2', { title: step.title })}>
        {t('welcome.skip')}
      </Button>
      <StepLink step={step} kind={isFirst ? 'primary' : 'plain'} onOpen={onOpen}>
        {step.action}
      </StepLink>
    </div>
  </li>
);

const Words = ({ step: { title, why } }: { readonly step: Step }) => (
  <div className="welcome-words">
    <h3>{title}</h3>
    <p>{why}</p>
  </div>
);

interface StepLinkProps {
  readonly step: Step;
  readonly kind: 'text' | 'plain' | 'primary';
  /** Opens the dialog of the step that has one. */
  readonly onOpen: () => void;
  readonly children: string;
}

function StepLink({ step: { to }, kind, onOpen, children }: StepLinkProps) {
  if (to === 'dialog')
    return (
      <Button kind={kind === 'text' ? 'quiet' : kind} onPress={onOpen}>
        {children}
      </Button>
    );
  if (typeof to !== 'string')
    return (
      <Link
        to="/settings/$part"
        params={{ part: to.settings }}
        search={{ new: 1 }}
        state={{ isFirstStep: true }}
        kind={kind}
      >
        {children}
      </Link>
    );
  return (
    <Link to={to} search={{ new: 1 }} state={{ isFirstStep: true }} kind={kind}>
      {children}
    </Link>
  );
}
