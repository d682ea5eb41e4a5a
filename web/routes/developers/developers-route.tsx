import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const developersRoute = createLazyRoute('/developers')({ component: DevelopersScreen });

function DevelopersScreen() {
  return <Page title="Developers">{null}</Page>;
}
