/** Light or dark: as the system has it unless the user chose, for this browser. */
export const themes = { system: 'As the system', light: 'Light', dark: 'Dark' } as const;
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

/** Before anything is drawn, and when it is chosen in another tab. */
export function showTheme(): void {
  const theme = chosenTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
