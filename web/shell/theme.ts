/** The theme: the system's by default, or light or dark if the user chose so in this browser. */
import { t } from '../messages/text.js';
export const themes = { system: t('shell.asTheSystem'), light: t('shell.light'), dark: t('shell.dark') } as const;
export type Theme = keyof typeof themes;

const name = 'docket.theme';

export const chosenTheme = (): Theme => {
  const stored = globalThis.localStorage.getItem(name);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') globalThis.localStorage.removeItem(name);
  else globalThis.localStorage.setItem(name, theme);
  showTheme();
}

/** Called before the first render, and when another tab changes the choice. */
export function showTheme(): void {
  const theme = chosenTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
