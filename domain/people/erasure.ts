/** What the personal data of an erased person becomes (docs/decisions/personal-data.md). */

export const erasedName = 'Erased person';
export const erasedText = '(erased)';
/** Never an address of anybody: RFC 2606 reserves the domain. */
export const erasedAddress = 'erased@erased.invalid';

/** What is to be erased: who it is, and what identifies them in texts. */
export interface ErasedPerson {
  readonly id: string;
  readonly names: readonly string[];
  /** Full names that nobody else in the workspace has: a text with one of them is about this person. */
  readonly ownNames: readonly string[];
  readonly addresses: readonly string[];
  readonly phones: readonly string[];
}

/** Shorter texts are too common to be known for a person's. */
const shortestName = 3;
const shortestPhone = 6;

/** The values of a person, those of today and earlier ones, without repetitions and without what an erasure wrote. */
export function erasedPerson(id: string, states: readonly object[]): ErasedPerson {
  const of = (fields: readonly string[], min: number): string[] => {
    const found = states.flatMap((state) => Object.entries(state).filter(([name]) => fields.includes(name)));
    const texts = found.flatMap(([, value]) => (typeof value === 'string' ? [value.trim()] : []));
    return [...new Set(texts)].filter((text) => text.length >= min && !isErased(text));
  };
  return {
    id,
    names: of(['name'], shortestName),
    ownNames: [],
    addresses: of(['email'], shortestName),
    phones: of(['phone', 'mobile'], shortestPhone),
  };
}

const isErased = (text: string): boolean =>
  text === erasedName || text === erasedText || text.endsWith(erasedAddress.slice(erasedAddress.indexOf('@')));

/** The values that belong to this person alone: a row with one of them mentions the person. */
export const uniqueValues = ({ id, ownNames, addresses, phones }: ErasedPerson): string[] => [
  id,
  ...ownNames,
  ...addresses,
  ...phones,
];

/** Whether a name has two parts, and so may stand for one person in a text. */
export const isFullName = (name: string): boolean => /\S\s+\S/.test(name);

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const inHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Replaces the values of a person in a text, plain or HTML, wherever they are whole words. */
export function textEraser(
  { names, addresses, phones }: ErasedPerson,
  texts: readonly string[] = [],
): (text: string) => string {
  const replacements = new Map<string, string>();
  const add = (values: readonly string[], replacement: string): void => {
    for (const value of values)
      for (const form of [value, inHtml(value)]) replacements.set(form.toLowerCase(), replacement);
  };
  add(texts, erasedText);
  add(phones, erasedText);
  add(names, erasedName);
  add(addresses, erasedAddress);
  if (replacements.size === 0) return (text) => text;
  const longestFirst = [...replacements.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'giu');
  return (text) => text.replace(pattern, (found) => replacements.get(found.toLowerCase()) ?? erasedText);
}

/** Fields of a person's own object, as the API shows it, that do not stay, with what they become. */
const ownFields: Readonly<Record<string, unknown>> = {
  name: erasedName,
  email: erasedAddress,
  phone: null,
  mobile: null,
  title: null,
  notes: null,
  avatar_url: null,
  timezone: null,
  locale: null,
  external_id: null,
  metadata: {},
  tags: [],
};

const isOwnField = (field: string): boolean => Object.hasOwn(ownFields, field.split('.', 1)[0] ?? '');

/** Changes of a person without the values of their own fields. */
export const erasedChanges = (changes: object): object =>
  Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [field, isOwnField(field) ? { from: null, to: null } : change]),
  );

/** Replaces the values of a person, and the texts that they wrote, at every level of a JSON value. */
export function jsonEraser(person: ErasedPerson, texts: readonly string[] = []): (value: unknown) => unknown {
  const eraseText = textEraser(person);
  const written = new Set(texts);
  const erase = (value: unknown): unknown => {
    if (typeof value === 'string') return written.has(value) ? erasedText : eraseText(value);
    if (Array.isArray(value)) return value.map(erase);
    if (typeof value !== 'object' || value === null) return value;
    const fields = new Map(Object.entries(value));
    const isOwn = fields.get('id') === person.id;
    const isTheirs = fields.get('user_id') === person.id || fields.get('contact_id') === person.id;
    const entries = [...fields].map(([name, inner]): [string, unknown] => {
      if (isOwn && Object.hasOwn(ownFields, name)) return [name, inner === null ? null : ownFields[name]];
      if (isTheirs && name === 'content' && fields.get('type') === 'comment') return [name, erasedText];
      if (isTheirs && name === 'comment' && typeof inner === 'string') return [name, erasedText];
      return [name, erase(inner)];
    });
    return Object.fromEntries(entries);
  };
  return erase;
}
