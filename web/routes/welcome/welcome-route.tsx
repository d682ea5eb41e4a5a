import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const welcomeRoute = createLazyRoute('/welcome')({ component: WelcomeScreen });

function WelcomeScreen() {
  return <Page title="Welcome">{null}</Page>;
}
