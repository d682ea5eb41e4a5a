import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const retainerRoute = createLazyRoute('/retainers/$agreementId')({ component: RetainerScreen });

function RetainerScreen() {
  return <Page title="Retainer">{null}</Page>;
}
