import type { ReactNode } from 'react';
import { Page } from './page.js';
import { t } from '../messages/text.js';

/** Replaces a screen that the user may not see. */
export function Forbidden({ children }: { readonly children?: ReactNode }) {
  return (
    <Page title={t('shell.notForYou')}>
      <p>{children ?? t('shell.ifYouNeedItAskAn')}</p>
    </Page>
  );
}
