/** Tells owners and admins which limits of the workspace are nearly reached, before something is refused. */
import type { WorkspaceUsage } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { nearLimitPercent } from '../../entities/usage.js';
import { getWorkspaceUsageOptions } from '../../generated/queries.js';
import { Link } from '../../ui/link.js';
import { useLocaleSettings } from '../../ui/locale.js';
import { Notice } from '../../ui/notice.js';
import { percentText } from '../../ui/text/number-text.js';
import { t } from '../../messages/text.js';

const sentences: Readonly<Record<keyof WorkspaceUsage, (percent: string) => string>> = {
  storage_bytes: (percent) => t('today.nearStorage', { percent }),
  mails_today: (percent) => t('today.nearMails', { percent }),
  exports_today: (percent) => t('today.nearExports', { percent }),
  open_streams: (percent) => t('today.nearStreams', { percent }),
};
const names = ['storage_bytes', 'mails_today', 'exports_today', 'open_streams'] as const;

export function UsageNotice() {
  const { locale } = useLocaleSettings();
  const { data } = useQuery(getWorkspaceUsageOptions());
  // Without an answer there is nothing to tell: the rest of the screen does not depend on it.
  const near = names.flatMap((name) => {
    const percent = data?.[name].percent ?? 0;
    return percent >= nearLimitPercent ? [{ name, percent }] : [];
  });
  if (near.length === 0) return null;
  return (
    <Notice
      kind="warn"
      action={
        <Link to="/settings/$part" params={{ part: 'usage' }}>
          {t('today.seeUsage')}
        </Link>
      }
    >
      {near.map(({ name, percent }) => (
        // Rounded down: 99.9 percent is not all of it.
        <p key={name}>{sentences[name](percentText(Math.floor(percent) / 100, locale))}</p>
      ))}
    </Notice>
  );
}
