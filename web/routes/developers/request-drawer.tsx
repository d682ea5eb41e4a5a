/** One request: what was sent, what was returned, what came of it, and how to send it again. */
import type { LoggedRequest } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.js';
import { eventTypeLabels } from '../../generated/labels.js';
import { getLoggedRequestOptions, listEventsOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Drawer } from '../../ui/dialog.js';
import { Link } from '../../ui/link.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { DefinitionList } from '../../ui/page.js';
import { Moment } from '../../ui/times.js';
import { notify } from '../../ui/toast.js';
import { NameOf } from '../../entities/name-of.js';
import { curlOf } from './curl.js';
import { RequestStatus } from './request-status.js';
import { SecretText } from './secret.js';
import { t } from '../../messages/text.js';

interface RequestDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function RequestDrawer({ id, onClose }: RequestDrawerProps) {
  const { data: request, error, refetch } = useQuery({ ...getLoggedRequestOptions(id), throwOnError: false });
  return (
    <Drawer title={request?.operation_id ?? t('developers.request')} isOpen onClose={onClose}>
      {request ? (
        <div className="developer-stack">
          <Facts request={request} />
          {request.error && (
            <>
              <h3>{t('developers.error')}</h3>
              <SecretText label={t('developers.error')} text={JSON.stringify(request.error)} />
            </>
          )}
          <Curl request={request} />
          <CameOfIt requestId={request.request_id} />
        </div>
      ) : error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </Drawer>
  );
}

function Facts({ request }: { readonly request: LoggedRequest }) {
  const { query_parameters: parameters } = request;
  return (
    <DefinitionList
      facts={[
        { label: t('common.status'), value: <RequestStatus status={request.status} /> },
        {
          label: t('developers.request'),
          value: (
            <code>
              {request.method} {request.path}
            </code>
          ),
        },
        parameters.length > 0 && {
          label: t('developers.queryParameters'),
          value: <code>{parameters.join(', ')}</code>,
        },
        { label: t('developers.requestId'), value: <code>{request.request_id}</code> },
        { label: t('developers.received'), value: <Moment at={request.created_at} isExact /> },
        { label: t('developers.duration'), value: t('developers.ms', { milliseconds: request.duration_ms }) },
        { label: t('developers.key'), value: <code>{request.api_key_id}</code> },
        { label: t('developers.actor'), value: <NameOf id={request.user_id} /> },
        { label: t('developers.ipAddress'), value: <code>{request.ip_address}</code> },
        request.user_agent !== null && { label: t('developers.userAgent'), value: <code>{request.user_agent}</code> },
      ]}
    />
  );
}

function Curl({ request }: { readonly request: LoggedRequest }) {
  const text = curlOf(request, globalThis.location.origin);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('developers.copied'));
    } catch {
      notify(t('developers.copyBlocked'), { kind: 'bad' });
    }
  };
  return (
    <>
      <h3>{t('developers.asCurl')}</h3>
      <SecretText label={t('developers.asCurl')} text={text} />
      <div>
        <Button icon="copy" onPress={() => void copy()}>
          {t('developers.copyAsCurl')}
        </Button>
      </div>
    </>
  );
}

/** The events of a request, each with a link to its data. Only what changed something has any. */
function CameOfIt({ requestId }: { readonly requestId: string }) {
  const { can } = useSession();
  const { data } = useQuery({
    ...listEventsOptions({ request_id: [requestId], per_page: 100 }),
    enabled: can('listEvents'),
  });
  if (!data || data.data.length === 0) return null;
  return (
    <>
      <h3>{t('developers.events')}</h3>
      <ul>
        {data.data.map(({ id, type, resource_id }) => (
          <li key={id}>
            <Link to="/developers/$part" params={{ part: 'events' }} search={{ event: id }}>
              {eventTypeLabels[type]}
            </Link>{' '}
            <code>{resource_id}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
