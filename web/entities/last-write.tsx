/** Shows the API request behind the last action, with a link to its reference. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lastWrite, type WriteRequest } from '../api/last-write.js';
import { OutsideLink } from '../ui/link.js';
import './last-write.css';
import { rich } from '../messages/rich.js';
import { t } from '../messages/text.js';

interface Done extends WriteRequest {
  readonly operation: string;
}

export function LastWrite() {
  const client = useQueryClient();
  const [done, setDone] = useState<Done | null>(null);
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const operation: unknown = event.mutation.options.mutationKey?.[0];
        const written = lastWrite();
        if (written && typeof operation === 'string') setDone({ ...written, operation });
      }),
    [client],
  );
  if (!done) return null;
  const { operation, method, path } = done;
  return (
    <details className="last-write">
      <summary>{t('common.api')}</summary>
      <p>
        {rich(
          'common.whatYouJustDidIs',
          { operation, method, path },
          { code: (words) => <code>{words}</code>, code2: (words) => <code>{words}</code> },
        )}
      </p>
      <p>
        <OutsideLink href={`/docs#tag/${tagOf(path)}/${operation}`}>{t('common.inTheReference')}</OutsideLink>
      </p>
    </details>
  );
}

/** The tag of a path in the reference. */
const tagOf = (path: string): string => {
  const name = path.split('/')[2] ?? '';
  return name.startsWith('test-') ? 'test-mode' : name;
};
