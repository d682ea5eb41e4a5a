import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const developersPartRoute = createLazyRoute('/developers/$part')({ component: DevelopersPartScreen });

function DevelopersPartScreen() {
  return <Page title="Developers">{null}</Page>;
}
