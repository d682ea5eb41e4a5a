/** Fields for time zones, currencies, countries and languages, named in the user's language. */
import { ComboField } from './combo-field.js';
import type { FieldProps } from './form-state.js';
import { useLocaleSettings } from './locale.js';
import { SelectField, type Option } from './select-field.js';

interface CodeProps extends FieldProps {
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
}

interface CurrencyProps extends CodeProps {
  readonly placeholder?: string;
}

export function CurrencyField({ placeholder = 'EUR', ...props }: CurrencyProps) {
  const { locale } = useLocaleSettings();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const labelOf = (code: string): string => `${code} · ${names.of(code) ?? code}`;
  const find = (text: string): Option<string>[] => {
    const words = text.trim().toLowerCase();
    return Intl.supportedValuesOf('currency')
      .map((id) => ({ id, label: labelOf(id) }))
      .filter(({ label }) => label.toLowerCase().includes(words))
      .slice(0, 30);
  };
  return (
    <ComboField
      {...props}
      valueLabel={props.value && labelOf(props.value)}
      queryKey={['currencies', locale]}
      search={async (text) => Promise.resolve(find(text))}
      placeholder={placeholder}
    />
  );
}

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ');

export function ZoneField(props: CodeProps) {
  const find = (text: string): Option<string>[] => {
    const words = text.trim().toLowerCase().split(/\s+/);
    const found = zones.filter((zone) => words.every((word) => zoneLabel(zone).toLowerCase().includes(word)));
    return found.slice(0, 50).map((id) => ({ id, label: zoneLabel(id) }));
  };
  return (
    <ComboField
      {...props}
      valueLabel={props.value && zoneLabel(props.value)}
      queryKey={['time-zones']}
      search={async (text) => Promise.resolve(find(text))}
    />
  );
}

/** Regions with a code of two letters that are no countries. */
const noCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** All countries by name. Codes that are no longer used are those of another country by now. */
function countriesIn(locale: string): Option<string>[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const inOrder = new Intl.Collator(locale);
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((id) => {
      const label = names.of(id);
      return label === undefined ? [] : [{ id, label, detail: id }];
    })
    .toSorted((one, other) => inOrder.compare(one.label, other.label));
}

export function CountryField(props: CodeProps) {
  const { locale } = useLocaleSettings();
  const { value } = props;
  const isCode = value !== null && /^[A-Z]{2}$/.test(value);
  const name = isCode ? new Intl.DisplayNames(locale, { type: 'region' }).of(value) : value;
  const find = (text: string): Option<string>[] => {
    const words = text.trim().toLowerCase();
    const all = countriesIn(locale);
    const begins = all.filter(({ id, label }) => label.toLowerCase().startsWith(words) || id.toLowerCase() === words);
    const contains = all.filter((one) => one.label.toLowerCase().includes(words) && !begins.includes(one));
    return [...begins, ...contains];
  };
  return (
    <ComboField
      {...props}
      valueLabel={name}
      queryKey={['countries', locale]}
      search={async (text) => Promise.resolve(find(text))}
    />
  );
}

const languages = ['en', 'en-GB', 'en-US', 'de', 'de-AT', 'de-CH', 'fr', 'fr-CH', 'es', 'it', 'nl'];

/** The languages that documents and mails are written in. */
export function LanguageField({ noneLabel, ...props }: CodeProps & { readonly noneLabel?: string }) {
  const { locale } = useLocaleSettings();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const known = props.value === null || languages.includes(props.value) ? languages : [...languages, props.value];
  return (
    <SelectField {...props} options={known.map((id) => ({ id, label: names.of(id) ?? id }))} noneLabel={noneLabel} />
  );
}
