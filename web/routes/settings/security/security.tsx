/** How the team signs in: second factor and single sign-on. For owners. */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { getSingleSignOnOptions } from '../../../generated/queries.js';
import { Notice, Problem, Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { WorkspaceForm } from '../workspace-form.js';
import { SsoCheck } from './sso-check.js';
import { SsoForm } from './sso-form.js';
import { t } from '../../../messages/text.js';

const secondFactor = [
  { name: 'require_two_factor', label: t('settings.requireTwoFactor'), hint: t('settings.requireTwoFactorHint') },
] as const;

export const SecurityPart = () => (
  <>
    <WorkspaceForm title={t('settings.secondFactor')} shown={secondFactor} />
    <SingleSignOnPart />
  </>
);

function SingleSignOnPart() {
  const { workspace } = useSession();
  const isLive = workspace.mode === 'live';
  const sso = useQuery({ ...getSingleSignOnOptions(), enabled: isLive });
  if (!isLive)
    return (
      <Section title={t('settings.singleSignOn')}>
        <Notice>{t('settings.ssoOnTestSide')}</Notice>
      </Section>
    );
  const { data, error } = sso;
  if (!data) return error ? <Problem error={error} onRetry={() => void sso.refetch()} /> : <Skeleton />;
  return (
    <>
      <SsoForm sso={data} />
      {data.issuer !== null && <SsoCheck sso={data} />}
    </>
  );
}
