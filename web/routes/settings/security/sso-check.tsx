/** Tries the provider, shows which domains are proven, and ends single sign-on. */
import type { SingleSignOn, SingleSignOnCheck } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { ssoDomainProblemLabels, ssoProviderProblemLabels } from '../../../generated/labels.js';
import { Button } from '../../../ui/button.js';
import { CopyText } from '../../../ui/copy-text.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { Notice } from '../../../ui/notice.js';
import { Actions, DefinitionList, Section } from '../../../ui/page.js';
import { Status } from '../../../ui/status.js';
import { t } from '../../../messages/text.js';

export function SsoCheck({ sso }: { readonly sso: SingleSignOn }) {
  const [isRemoving, setRemoving] = useState(false);
  const check = useChange({ operation: 'checkSingleSignOn', send: () => docket.workspace.checkSingleSignOn() });
  const remove = useChange({
    operation: 'deleteSingleSignOn',
    send: () => docket.workspace.deleteSingleSignOn(),
    successMessage: t('settings.ssoRemoved'),
    handlesErrors: true,
  });
  const isProven = sso.domains.every((domain) => sso.verified_domains.includes(domain));
  return (
    <Section title={t('settings.ssoTest')}>
      {check.data ? (
        <Outcome provider={check.data.provider} />
      ) : (
        !isProven && <Notice>{t('settings.ssoTestHint')}</Notice>
      )}
      <div className="settings-part">
        {sso.domains.map((domain) => (
          <Domain key={domain} domain={domain} sso={sso} found={check.data} />
        ))}
      </div>
      <Actions>
        <Button kind="primary" isPending={check.isPending} onPress={() => check.mutate(undefined)}>
          {t('settings.runTest')}
        </Button>
        <Button kind="quiet" icon="trash" onPress={() => setRemoving(true)}>
          {t('settings.removeSso')}
        </Button>
      </Actions>
      <ConfirmDialog
        title={t('settings.removeSsoQuestion')}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        action={t('settings.removeSso')}
        isDanger
        onConfirm={async () => remove.mutateAsync(undefined)}
      >
        {t('settings.removeSsoWarning')}
      </ConfirmDialog>
    </Section>
  );
}

function Outcome({ provider }: Pick<SingleSignOnCheck, 'provider'>) {
  if (provider.works) return <Notice kind="good">{t('settings.providerWorks')}</Notice>;
  return (
    <Notice kind="bad">
      <p>{ssoProviderProblemLabels[provider.reason ?? 'other']}</p>
      {provider.problem !== null && (
        <details>
          <summary>{t('settings.details')}</summary>
          <code dir="ltr">{provider.problem}</code>
        </details>
      )}
    </Notice>
  );
}

interface DomainProps {
  readonly domain: string;
  readonly sso: SingleSignOn;
  /** The outcome of the last test. */
  readonly found: SingleSignOnCheck | undefined;
}

/** Whether a domain is proven, and otherwise the record to set. */
function Domain({ domain, sso, found }: DomainProps) {
  const isProven = sso.verified_domains.includes(domain);
  const reason = found?.domains.find((one) => one.domain === domain)?.reason ?? null;
  const { prefix, type, value } = sso.domain_record;
  return (
    <section aria-label={domain}>
      <h3 className="actions">
        <span dir="ltr">{domain}</span>
        <Status kind={isProven ? 'good' : 'warn'}>
          {isProven ? t('settings.verified') : t('settings.unverified')}
        </Status>
      </h3>
      {!isProven && (
        <>
          <p className="settings-lead">{reason ? ssoDomainProblemLabels[reason] : t('settings.dnsRecordLead')}</p>
          <DefinitionList
            facts={[
              {
                label: t('settings.recordName'),
                value: <CopyText label={t('settings.recordName')} text={`${prefix}.${domain}`} />,
              },
              { label: t('settings.recordType'), value: <code>{type}</code> },
              { label: t('settings.recordText'), value: <CopyText label={t('settings.recordText')} text={value} /> },
            ]}
          />
        </>
      )}
    </section>
  );
}
