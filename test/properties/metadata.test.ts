/** A filter by metadata finds the same rows as a comparison of all rows in JavaScript. */
import { expect } from 'chai';
import fc from 'fast-check';
import { externalKinds, type ExternalKind, type ExternalObject } from '../support/builders/external.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import type { ApiClient } from '../support/service/api.js';

type Notes = Readonly<Record<string, string | null>>;

/** Keys that differ only in case, digits or length, and names that every JavaScript object has. */
const someKeys = [
  ['key', 'Key', 'KEY', 'key_', 'key-', '1', '01', '1e1', 'constructor', 'toString', 'length'],
  ['a.b', 'a b', 'a"b', "a'b", 'a%', 'ä', 'a\u0308', 'ß', 'キー', '💡', '~', '~ä', '$.a', 'a,b', 'x'.repeat(40)],
].flat();
const keys = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...someKeys) },
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((key) => Array.from(key).length <= 40 && /^[^\s[\]\p{C}]([^[\]\p{C}]*[^\s[\]\p{C}])?$/u.test(key)),
);

/** Values that differ only in characters which databases or query strings tend to ignore. */
const someValues = [
  ['a', 'A', 'ä', 'a\u0308', 'á', 'a ', ' a', 'a\t', 'a\n', 'ａ', 'ß', 'ss'],
  ['1', '01', '1.0', '1e0', '-1', '0', 'true', 'null', 'undefined', '[]', '{}'],
  ['a.b', 'a,b', 'a;b', 'a&b', 'a=b', 'a+b', 'a%20b', 'a%', 'a_', '%', '_', '*'],
  ["a'b", 'a"b', 'a`b', 'a\\b', 'a\\', "a' OR '1'='1", '?', ':a', '$1', '--', '/*'],
  [' ', '  ', '\u00a0', '\u200b', '💡', '👩‍🚀', '東京', 'Ωmega', 'İ', 'ı', 'x'.repeat(500), '💡'.repeat(250)],
].flat();
const values = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...someValues) },
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
);

const notes = fc.dictionary(keys, values, { maxKeys: 4 });
/** Metadata as updates send it: the value null or an empty text removes a key. */
const updates = fc.option(
  fc.dictionary(keys, fc.oneof({ weight: 3, arbitrary: values }, fc.constantFrom(null, '')), { maxKeys: 4 }),
  { freq: 8 },
);
const sought = fc.dictionary(keys, values, { minKeys: 1, maxKeys: 2 });

/** The filter in JavaScript: texts are equal or they are not. */
const holds = ({ metadata }: ExternalObject, query: Notes): boolean =>
  Object.entries(query).every(([key, value]) => Object.hasOwn(metadata, key) && metadata[key] === value);

async function answer<T>(response: Response, status: number): Promise<T> {
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).to.equal(status);
  return body as T;
}

/** The rows of all pages of the list. */
async function rowsOf(owner: ApiClient, { list }: ExternalKind, query: object = {}): Promise<ExternalObject[]> {
  const rows: ExternalObject[] = [];
  for (let page = 1; ; page++) {
    const asked = await owner.request(list, { query: { ...query, page, per_page: 100 } });
    const { data, pagination } = await answer<{ data: ExternalObject[]; pagination: { total: number } }>(asked, 200);
    rows.push(...data);
    if (rows.length >= pagination.total) return rows;
  }
}

const sortedIds = (rows: readonly ExternalObject[]): string[] => rows.map(({ id }) => id).toSorted();

/** Compares the list with a filter, in both spellings of its keys, with all rows. Returns how many rows match. */
async function compare(owner: ApiClient, kind: ExternalKind, query: Notes): Promise<number> {
  const all = (await rowsOf(owner, kind)).filter((row) => holds(row, query));
  for (const spell of [(key: string) => `metadata.${key}`, (key: string) => `metadata[${key}]`]) {
    const asked = Object.fromEntries(Object.entries(query).map(([key, value]) => [spell(key), value]));
    expect(sortedIds(await rowsOf(owner, kind, asked)), JSON.stringify(asked)).to.deep.equal(sortedIds(all));
  }
  return all.length;
}

/** The last one or two keys of a row: a filter that finds something. */
const partOf = ({ metadata }: ExternalObject, count: number): Notes =>
  Object.fromEntries(Object.entries(metadata).slice(-count));

const tried = ['Client', 'TimeEntry'] as const;

for (const noun of tried) {
  const kind = externalKinds[noun] as ExternalKind;
  describe(`metadata of ${noun} as a filter`, () => {
    const make = async (owner: ApiClient, metadata: Notes): Promise<ExternalObject> => {
      const body = { ...(await kind.body(owner)), metadata };
      return (await answer<{ data: ExternalObject }>(await owner.request(kind.create, { body }), 201)).data;
    };

    it('finds the same rows as a comparison of all rows, after creation', async () => {
      let found = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(notes, { minLength: 4, maxLength: 8 }), sought, async (all, query) => {
          const { owner } = await buildWorkspace();
          const rows = await Promise.all(all.map((metadata) => make(owner, metadata)));
          expect(rows.map(({ metadata }) => metadata)).to.deep.equal(all.map((each) => ({ ...each })));
          await compare(owner, kind, query);
          for (const row of rows)
            for (const part of [partOf(row, 1), partOf(row, 2)])
              if (Object.keys(part).length > 0) found += await compare(owner, kind, part);
        }),
        { numRuns: 6, endOnFailure: true },
      );
      expect(found).to.be.greaterThan(10);
    }).timeout(60_000);

    it('finds the same rows as a comparison of all rows, after updates and deletions', async () => {
      const steps = fc.array(fc.tuple(fc.nat({ max: 7 }), updates, fc.boolean()), { minLength: 6, maxLength: 10 });
      await fc.assert(
        fc.asyncProperty(fc.array(notes, { minLength: 3, maxLength: 5 }), steps, sought, async (all, taken, query) => {
          const { owner } = await buildWorkspace();
          const rows = await Promise.all(all.map((metadata) => make(owner, metadata)));
          for (const [which, sent, takesOff] of taken) {
            const { id = '', metadata: held = {} } = rows[which % rows.length] ?? {};
            const gone = takesOff ? Object.fromEntries(Object.keys(held).map((key) => [key, null])) : {};
            const metadata = sent && { ...gone, ...sent };
            await answer(await owner.request(kind.update, { params: { id }, body: { metadata } }), 200);
          }
          await answer(await owner.request(kind.remove ?? kind.get, { params: { id: rows[0]?.id ?? '' } }), 200);
          const left = await rowsOf(owner, kind);
          expect(sortedIds(left)).to.deep.equal(sortedIds(rows.slice(1)));
          // Also filters by metadata that was removed again.
          const before = [...rows, ...left].map((row) => partOf(row, 1)).filter((part) => Object.keys(part).length > 0);
          for (const each of [query, ...before]) await compare(owner, kind, each);
        }),
        { numRuns: 6, endOnFailure: true },
      );
    }).timeout(60_000);
  });
}

describe('a filter by metadata', () => {
  const refused: readonly [name: string, field: string][] = [
    ['metadata.', 'metadata.'],
    ['metadata[]', 'metadata.'],
    ['metadata[a][b]', 'metadata.a][b'],
    ['metadata.a[b', 'metadata.a[b'],
    ['metadata. a', 'metadata. a'],
    ['metadata.a ', 'metadata.a '],
    ['metadata.a\u0000b', 'metadata.a\u0000b'],
    ['metadata.a\u202eb', 'metadata.a\u202eb'],
    [`metadata.${'k'.repeat(41)}`, `metadata.${'k'.repeat(41)}`],
    ['metadata[a', 'metadata[a'],
    ['metadata', 'metadata'],
  ];
  for (const [name, field] of refused)
    it(`is refused by a key that no object can have, and names it: ${name}`, async () => {
      const { owner } = await buildWorkspace();
      const { status, error } = await owner.fail('listClients', { query: { [name]: 'x' } });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', field]);
    });

  it('names each key whose value is invalid', async () => {
    const { owner } = await buildWorkspace();
    const query = { 'metadata.a': 'x', 'metadata.b': '', 'metadata[c]': 'x'.repeat(501) };
    const { error } = await owner.fail('listClients', { query });
    expect(error.details?.map(({ field }) => field)).to.deep.equal(['metadata.b', 'metadata.c']);
  });
});

describe('metadata in a body', () => {
  it('is refused for each invalid key and value, which the error names', async () => {
    const { owner } = await buildWorkspace();
    const metadata = { 'a[b': 'x', fine: 'x', 'ä ': 'x', 'a b': 'x', ä: 'x', number: 7 };
    const { error } = await owner.fail('createClient', { body: { name: 'Acme', metadata } });
    expect(error.details?.map(({ field }) => field)).to.have.members([
      'metadata.a[b',
      'metadata.ä ',
      'metadata.number',
    ]);
    expect(error.details?.find(({ field }) => field === 'metadata.a[b')?.message).to.equal(
      'is not a valid name: it must be printable, without [ and ], and without spaces at the ends',
    );
  });
});
