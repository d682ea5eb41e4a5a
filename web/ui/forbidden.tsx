import type { ReactNode } from 'react';
import { Page } from './page.js';

/** Replaces a screen that the user may not see. */
export function Forbidden({ children }: { readonly children?: ReactNode }) {
  return (
    <Page title="Not for you">
      <p>{children ?? 'If you need it, ask an owner or an admin of your firm.'}</p>
    </Page>
  );
}
