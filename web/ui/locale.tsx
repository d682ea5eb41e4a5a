/** How this user reads numbers and days: their locale, the workspace's zone and currency. */
import { createContext, useContext, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { locale } from '../messages/text.js';
import { cached } from './text/formatters.js';

export interface LocaleSettings {
  /** BCP 47. */
  readonly locale: string;
  /** IANA, of the workspace: days and weeks are counted there. */
  readonly zone: string;
  /** Of the workspace. */
  readonly currency: string;
  /** By the workspace's clock, which can differ on the test side. */
  readonly now: () => Date;
}

const browser: LocaleSettings = {
  locale,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  currency: 'EUR',
  now: () => new Date(),
};

const LocaleContext = createContext<LocaleSettings>(browser);

export const useLocaleSettings = (): LocaleSettings => useContext(LocaleContext);

export function LocaleProvider({ children, ...given }: Partial<LocaleSettings> & { readonly children: ReactNode }) {
  const place = { ...browser, ...given };
  return (
    <LocaleContext value={place}>
      <I18nProvider locale={place.locale}>{children}</I18nProvider>
    </LocaleContext>
  );
}

/** Today in the workspace's zone, `2026-05-03`. */
export function useToday(): string {
  const { zone, now } = useLocaleSettings();
  return dayIn(zone, now());
}

/** The day of an instant in a zone. */
export const dayIn = (zone: string, instant: Date): string =>
  cached(Intl.DateTimeFormat, 'en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
