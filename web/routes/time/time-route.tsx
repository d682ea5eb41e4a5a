import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const timeRoute = createLazyRoute('/time')({ component: TimeScreen });

function TimeScreen() {
  return <Page title="My time">{null}</Page>;
}
