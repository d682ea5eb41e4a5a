import { NotFoundError, ForbiddenError } from 'docket-sdk';
import { useRouter } from '@tanstack/react-router';
import { wordsOf } from '../api/problems.js';
import { NotForYou } from './not-for-you.js';
import { Page } from '../ui/page.js';
import { Problem } from '../ui/notice.js';

/** In place of a screen that failed. */
export function TroubleScreen({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const router = useRouter();
  if (error instanceof NotFoundError)
    return <Page title="It is not here">It was deleted, or you are not allowed to see it.</Page>;
  if (error instanceof ForbiddenError) return <NotForYou>{wordsOf(error)}</NotForYou>;
  return (
    <Page title="This page could not be shown">
      <Problem
        error={error}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </Page>
  );
}
