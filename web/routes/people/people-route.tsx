import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const peopleRoute = createLazyRoute('/people')({ component: PeopleScreen });

function PeopleScreen() {
  return <Page title="People">{null}</Page>;
}
