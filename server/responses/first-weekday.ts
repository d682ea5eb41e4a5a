/** The weekday on which weeks begin for people of a country. */

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  readonly firstDay: number;
}

/** A method in newer versions of Node, a property in older ones. */
type LocaleWithWeek = Intl.Locale & { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

/** By the country of a locale, or the most likely one of its language; 0 is Sunday. */
export function firstWeekdayOf(locale: string): number {
  const place: LocaleWithWeek = new Intl.Locale(locale);
  const { firstDay = 1 } = place.getWeekInfo?.() ?? place.weekInfo ?? {};
  return firstDay % 7;
}
