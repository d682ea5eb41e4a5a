import { NotFoundError, ForbiddenError } from 'docket-sdk';
import { useRouter } from '@tanstack/react-router';
import { errorText } from '../ui/text/problems.js';
import { Forbidden } from '../ui/forbidden.js';
import { PartError } from '../ui/load-part.js';
import { MissingPart } from '../ui/missing-part.js';
import { Problem } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import { t } from '../messages/text.js';

/** Replaces a screen that failed. */
export function ErrorScreen({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const router = useRouter();
  if (error instanceof NotFoundError)
    return <Page title={t('shell.itIsNotHere')}>{t('shell.itWasDeletedOrYouAre')}</Page>;
  if (error instanceof ForbiddenError) return <Forbidden>{errorText(error)}</Forbidden>;
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <Page title={t('shell.thisPageCouldNotBeShown')}>
      {error instanceof PartError ? (
        <MissingPart error={error} onRetry={retry} />
      ) : (
        <Problem error={error} onRetry={retry} />
      )}
    </Page>
  );
}
