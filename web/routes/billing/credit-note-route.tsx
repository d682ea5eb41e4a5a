import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const creditNoteRoute = createLazyRoute('/billing/credit-notes/$creditNoteId')({ component: CreditNoteScreen });

function CreditNoteScreen() {
  return <Page title="Credit note">{null}</Page>;
}
