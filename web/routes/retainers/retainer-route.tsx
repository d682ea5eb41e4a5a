import type { Agreement } from 'docket-sdk';
import { createLazyRoute, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../api/session.js';
import { getAgreementOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Link } from '../../ui/link.js';
import { Notice, Problem, Skeleton } from '../../ui/notice.js';
import { Columns, Page, Section } from '../../ui/page.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { Day } from '../../ui/times.js';
import { OpenPeriod } from './open-period.js';
import { RetainerActions } from './retainer-actions.js';
import { RetainerFacts } from './retainer-facts.js';
import { RetainerLedger } from './retainer-ledger.js';
import { RetainerPeriods } from './retainer-periods.js';
import { AgreementStatusBadge } from '../../entities/agreement/retainer-status.js';

import './retainers.css';
import { EditRetainer } from './retainer-form.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export const retainerRoute = createLazyRoute('/retainers/$agreementId')({ component: RetainerScreen });

function RetainerScreen() {
  const { agreementId } = useParams({ from: '/retainers/$agreementId' });
  const { data, error, refetch } = useQuery(getAgreementOptions(agreementId, { include: ['client'] }));
  if (data) return <RetainerPage key={data.id} agreement={data} />;
  return (
    <Page title={t('common.retainer')}>
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
    </Page>
  );
}

function RetainerPage({ agreement }: { readonly agreement: Agreement }) {
  const { can } = useSession();
  const [isEditing, setEditing] = useState(false);
  useShortcut('e', () => setEditing(true), t('retainers.editTerms'), can('updateAgreement'));
  const { title, status, client, client_id, current_period: period, cancellation } = agreement;
  return (
    <Page
      title={title}
      windowTitle={[title, client?.name].filter(Boolean).join(', ')}
      status={<AgreementStatusBadge status={status} />}
      back={<Link to="/retainers">{t('shell.retainers')}</Link>}
      lead={
        <Link to="/clients/$clientId" params={{ clientId: client_id }} kind="quiet" dir="auto">
          {client?.name ?? t('common.client')}
        </Link>
      }
      actions={<RetainerActions agreement={agreement} />}
    >
      {cancellation && (
        <Notice>
          {cancellation.reason === null
            ? rich('retainers.cancelledAsOf', { day: <Day day={cancellation.effective_date} /> })
            : rich('retainers.cancelledAsOfBecause', {
                day: <Day day={cancellation.effective_date} />,
                reason: cancellation.reason,
              })}
        </Notice>
      )}
      {status === 'paused' && <Notice>{t('retainers.pausedNotice')}</Notice>}
      {status === 'draft' && <Notice>{t('retainers.draftNotice')}</Notice>}
      <Columns
        main={
          <>
            {period && <OpenPeriod agreement={agreement} period={period} />}
            <RetainerPeriods agreement={agreement} />
            <RetainerLedger agreement={agreement} />
          </>
        }
        side={
          <Section
            title={t('common.terms')}
            actions={
              can('updateAgreement') && (
                <Button kind="quiet" icon="edit" shortcut="e" onPress={() => setEditing(true)}>
                  {t('common.edit')}
                </Button>
              )
            }
          >
            <RetainerFacts agreement={agreement} />
          </Section>
        }
      />
      {isEditing && <EditRetainer agreement={agreement} onClose={() => setEditing(false)} />}
    </Page>
  );
}
