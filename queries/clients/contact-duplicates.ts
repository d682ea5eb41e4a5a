/** Contacts that may be the same person, by e-mail, phone or name; for the rules see `listContactDuplicates`. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import sql, { join, type Sql } from 'sql-template-tag';
import {
  comparedName,
  isSimilarName,
  nameSimilarity,
  type ComparedName,
} from '../../domain/clients/name-similarity.js';
import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { identifier, scoped, select } from '../../models/select.js';
import type { Query, Schemas } from '../../contract/contract.js';
import { among } from '../filters.js';
import { assertKnown } from '../list-checks.js';

const maxGroups = 100;
const maxContacts = 20;
/** Maximum of shared addresses or numbers examined, and of contacts that have them. */
const maxKeys = 200;
const maxKeyed = 2000;
/** Maximum of contacts compared by name, each with each: the newest ones of all, and of one client. */
const maxNames = 10_000;
const maxNamesOfClient = 1000;
/** Number of comparisons, which take some milliseconds, after which other requests are served. */
const comparisonsAtOnce = 50_000;

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

/** Contacts that may be one person for the same reason, oldest first. */
interface Group {
  readonly reason: Schemas['DuplicateReason'];
  readonly contacts: readonly Candidate[];
  readonly confidence: number;
}

/** Groups of possible duplicates, likeliest first. Throws `invalid_request` for an unknown client. */
export async function contactDuplicates(
  ctx: Ctx,
  { client_id: clientIds = [] }: Query<'listContactDuplicates'>,
): Promise<Schemas['ContactDuplicates'][]> {
  await assertKnown(ctx, 'client_id', clientIds, Client);
  const ofClients = clientIds.length === 0 ? sql`` : sql` AND ${among('t.client_id')(clientIds)}`;
  const source = sql`contacts t WHERE ${scoped(ctx, Contact, 't')}${ofClients}`;
  const [byEmail, byPhone, byName] = await Promise.all([
    groupsByKey(ctx, source, 'email', ['email_key']),
    groupsByKey(ctx, source, 'phone', ['phone_digits', 'mobile_digits']),
    groupsByName(ctx, source),
  ]);
  const likeliest = [...byEmail, ...byPhone, ...byName].toSorted((a, b) => b.confidence - a.confidence);
  return withoutContained(likeliest).map(({ reason, contacts, confidence }) => ({
    contacts: contacts.map(({ id, name, email }) => ({ id, name, email })),
    match_reason: reason,
    confidence: Math.round(confidence * 100) / 100,
  }));
}

/** The range of confidence for each reason: the minimum if names differ entirely, the maximum if they are equal. */
const confidenceRanges = { email: [0.9, 1], phone: [0.5, 0.9], name: [0, 0.9] } as const;

function groupOf(reason: Group['reason'], contacts: readonly Candidate[]): Group {
  const shown = contacts.slice(0, maxContacts);
  const [first, ...others] = shown.map(({ name }) => comparedName(name));
  const likeness = first ? Math.min(...others.map((name) => nameSimilarity(first, name))) : 0;
  const [min, max] = confidenceRanges[reason];
  return { reason, contacts: shown, confidence: min + (max - min) * likeness };
}

/** Leaves out groups whose contacts are all in one likelier group. */
function withoutContained(groups: readonly Group[]): Group[] {
  const shownGroups: Group[] = [];
  const shownWith = new Map<string, Set<Group>>();
  for (const group of groups) {
    const ids = group.contacts.map(({ id }) => id);
    const [first, ...others] = ids.map((id) => shownWith.get(id) ?? new Set<Group>());
    if ([...(first ?? [])].some((each) => others.every((groupsOf) => groupsOf.has(each)))) continue;
    shownGroups.push(group);
    for (const id of ids) shownWith.set(id, (shownWith.get(id) ?? new Set()).add(group));
    if (shownGroups.length === maxGroups) break;
  }
  return shownGroups;
}

type KeyColumn = 'email_key' | 'phone_digits' | 'mobile_digits';
type KeyedRow = Candidate & Readonly<Record<KeyColumn, string | null>>;

/** Groups of contacts that share a value in any of the columns, each of which has an index. */
async function groupsByKey(
  ctx: Ctx,
  source: Sql,
  reason: Group['reason'],
  columns: readonly KeyColumn[],
): Promise<Group[]> {
  const keys = join(
    columns.map((name) => sql`SELECT t.id, ${column(name)} AS value FROM ${source} AND ${column(name)} IS NOT NULL`),
    ' UNION ',
  );
  const shared = await select<{ value: string }>(
    ctx,
    sql`SELECT k.value FROM (${keys}) AS k GROUP BY k.value HAVING COUNT(*) > 1 ORDER BY k.value LIMIT ${maxKeys}`,
  );
  if (shared.length === 0) return [];
  const values = shared.map(({ value }) => value);
  const has = columns.map((name) => sql`${column(name)} IN (${join(values)})`);
  const rows = await select<KeyedRow>(
    ctx,
    sql`SELECT t.id, t.name, t.email, ${join(columns.map(column))} FROM ${source} AND (${join(has, ' OR ')}) ORDER BY t.id LIMIT ${maxKeyed}`,
  );
  const groups = new Map<string, KeyedRow[]>(values.map((value) => [value, []]));
  for (const row of rows)
    for (const value of new Set(columns.map((name) => row[name]))) groups.get(value ?? '')?.push(row);
  return [...groups.values()].filter(({ length }) => length > 1).map((contacts) => groupOf(reason, contacts));
}

const column = (name: KeyColumn): Sql => identifier(`t.${name}`);

type NamedRow = Candidate & { readonly client_id: string };

/** Groups of similar names within each client. */
async function groupsByName(ctx: Ctx, source: Sql): Promise<Group[]> {
  const rows = await select<NamedRow>(
    ctx,
    sql`SELECT t.id, t.client_id, t.name, t.email FROM ${source} ORDER BY t.created_at DESC, t.id DESC LIMIT ${maxNames}`,
  );
  const byClient = new Map<string, NamedRow[]>();
  for (const row of rows.toReversed()) {
    const contacts = byClient.get(row.client_id) ?? [];
    contacts.push(row);
    byClient.set(row.client_id, contacts);
  }
  const groups: Group[] = [];
  let comparisons = 0;
  for (const contacts of byClient.values()) {
    for (const { group, compared } of similarlyNamed(contacts.slice(-maxNamesOfClient))) {
      if (group.length > 1) groups.push(groupOf('name', group));
      comparisons += compared;
      if (comparisons < comparisonsAtOnce) continue;
      comparisons = 0;
      await yieldToEventLoop();
    }
  }
  return groups;
}

interface Named {
  readonly contact: NamedRow;
  readonly name: ComparedName;
}

/** For each contact not yet in a group: itself with later ones of similar names, and how many were compared. */
function* similarlyNamed(contacts: readonly NamedRow[]): Generator<{ group: NamedRow[]; compared: number }> {
  let left: Named[] = contacts.map((contact) => ({ contact, name: comparedName(contact.name) }));
  while (left.length > 0) {
    const [first, ...others] = left;
    if (!first) return;
    const alike: NamedRow[] = [];
    left = others.filter(({ contact, name }) => {
      const isAlike = isSimilarName(first.name, name);
      if (isAlike) alike.push(contact);
      return !isAlike;
    });
    yield { group: [first.contact, ...alike], compared: others.length };
  }
}
