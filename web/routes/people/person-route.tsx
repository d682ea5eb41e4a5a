import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const personRoute = createLazyRoute('/people/$userId')({ component: PersonScreen });

function PersonScreen() {
  return <Page title="Person">{null}</Page>;
}
