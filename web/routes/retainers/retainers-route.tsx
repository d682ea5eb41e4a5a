import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const retainersRoute = createLazyRoute('/retainers')({ component: RetainersScreen });

function RetainersScreen() {
  return <Page title="Retainers">{null}</Page>;
}
