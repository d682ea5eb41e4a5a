/** Reads people from pasted addresses: `Nora New <nora@example.com>, sam@example.com`, one a line or several. Pure. */

export interface PastedPerson {
  readonly email: string;
  readonly name: string;
}

export interface PastedPeople {
  /** Each address once. */
  readonly people: readonly PastedPerson[];
  /** Parts that are no address. */
  readonly unreadable: readonly string[];
}

const bracketed = /^(.*?)<([^<>]*)>$/;
const address = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/;

/** `nora.new` is Nora New, until she says otherwise. */
const nameFrom = (email: string): string =>
  email
    .slice(0, email.indexOf('@'))
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

export function peopleIn(text: string): PastedPeople {
  const people = new Map<string, PastedPerson>();
  const unreadable: string[] = [];
  // A comma inside quotes belongs to the name: "New, Nora" <nora@example.com>.
  for (const part of text.match(/(?:"[^"]*"|[^,;\n"])+/g) ?? []) {
    const written = part.trim();
    if (written === '') continue;
    const [, name = '', inside = written] = bracketed.exec(written) ?? [];
    const email = inside.trim();
    const key = email.toLowerCase();
    if (!address.test(email)) unreadable.push(written);
    else if (!people.has(key)) people.set(key, { email, name: name.replaceAll('"', '').trim() || nameFrom(email) });
  }
  return { people: [...people.values()], unreadable };
}
