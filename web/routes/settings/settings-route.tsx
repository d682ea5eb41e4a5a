import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const settingsRoute = createLazyRoute('/settings')({ component: SettingsScreen });

function SettingsScreen() {
  return <Page title="Settings">{null}</Page>;
}
