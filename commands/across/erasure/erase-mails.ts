/** Erases a person from stored mails, which are sealed, and from stored responses. */
import sql, { type Sql } from 'sql-template-tag';
import { erasedAddress, jsonEraser, textEraser, type ErasedPerson } from '../../../domain/people/erasure.js';
import type { Ctx } from '../../../models/context.js';
import { execute, whatever } from '../../../models/select.js';
import { open, seal } from '../../../models/workspace/secret-box.js';
import { eraseRows, inText, type Row, type RowChange } from './erase-rows.js';

const bodies = ['text', 'html', 'text_without_portal', 'html_without_portal'] as const;
const recipients = ['to', 'cc', 'bcc'] as const;

/**
 * Deletes mails that went to nobody else, takes the person off the others, and replaces what they wrote and what identifies them
 * in the bodies.
 */
export async function eraseFromMails(ctx: Ctx, person: ErasedPerson, texts: readonly string[]): Promise<void> {
  const erase = textEraser(person, linesOf(texts));
  const columns = [
    ...recipients,
    ...bodies,
    'subject',
    'from_name',
    'reply_to',
    'error',
    'is_sealed',
    'portal_contact_id',
  ];
  const alone: string[] = [];
  await eraseRows(ctx, { table: 'mails', columns, where: whatever }, (row): RowChange => {
    const left = recipients.map((name) => withoutPerson(row[name], person));
    if (left.every((addresses) => addresses.length === 0) || row['portal_contact_id'] === person.id) {
      alone.push(row['id'] ?? '');
      return {};
    }
    const change: Record<string, string | null> = Object.fromEntries(
      recipients.map((name, at) => [name, changedList(row[name], left[at] ?? [])]),
    );
    for (const name of ['subject', 'from_name', 'error'] as const) change[name] = inText(row[name], erase);
    const reply = row['reply_to'] ?? null;
    change['reply_to'] = reply !== null && erase(reply) !== reply ? null : reply;
    return { ...change, ...erasedBodies(ctx, row, erase) };
  });
  for (const id of alone)
    await execute(ctx, sql`DELETE FROM mails WHERE workspace_id = ${ctx.scope.workspaceId} AND id = ${id}`);
}

/** Lines long enough to be known for somebody's words. */
const shortestLine = 6;
const linesOf = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) => text.split('\n').map((line) => line.trim())).filter((line) => line.length >= shortestLine),
  ),
];

const addressesIn = (json: string | null | undefined): string[] => JSON.parse(json ?? '[]') as string[];

function withoutPerson(json: string | null | undefined, { addresses }: ErasedPerson): string[] {
  const gone = new Set(addresses.map((address) => address.toLowerCase()));
  return addressesIn(json).filter((address) => !gone.has(address.toLowerCase()) && address !== erasedAddress);
}

const changedList = (json: string | null | undefined, left: readonly string[]): string | null =>
  left.length === addressesIn(json).length ? (json ?? null) : JSON.stringify(left);

function erasedBodies(ctx: Ctx, row: Row, erase: (text: string) => string): RowChange {
  const isSealed = row['is_sealed'] === '1';
  const entries = bodies.map((name): [string, string | null] => {
    const stored = row[name] ?? null;
    if (stored === null) return [name, null];
    const text = isSealed ? open(ctx.settings, stored) : stored;
    const erased = erase(text);
    if (erased === text) return [name, stored];
    return [name, isSealed ? seal(ctx.settings, erased) : erased];
  });
  return Object.fromEntries(entries);
}

/** Replaces the values of a person in responses that are stored for repeated requests. */
export async function eraseFromResponses(ctx: Ctx, person: ErasedPerson, texts: readonly string[]): Promise<void> {
  const erase = jsonEraser(person, texts);
  const where: Sql = sql`answer IS NOT NULL`;
  await eraseRows(
    ctx,
    { table: 'idempotency_keys', key: 'idempotency_key', columns: ['answer'], where },
    (row): RowChange => {
      const answer = JSON.parse(open(ctx.settings, row['answer'] ?? '')) as { body: string };
      const body = JSON.stringify(erase(JSON.parse(answer.body)));
      return body === answer.body ? {} : { answer: seal(ctx.settings, JSON.stringify({ ...answer, body })) };
    },
  );
}
