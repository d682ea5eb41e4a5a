import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const settingsPartRoute = createLazyRoute('/settings/$part')({ component: SettingsPartScreen });

function SettingsPartScreen() {
  return <Page title="Settings">{null}</Page>;
}
