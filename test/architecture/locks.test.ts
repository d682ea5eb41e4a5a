/** Only code that holds the lock of a row can change it: the compiler enforces this, and no code bypasses it. */
import { expect } from 'chai';
import sql from 'sql-template-tag';
import { editsOf, patchAll } from '../../models/patch-all.js';
import type { Locked } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { sourceFiles, textOf } from '../support/source/source-imports.js';

const layers = new Set(['commands', 'handlers', 'models', 'queries', 'server', 'workers', 'scripts']);
const sources = sourceFiles.filter((path) => path.endsWith('.ts') && layers.has(path.split('/')[0] ?? ''));
const home = 'models/base.ts';

/** Lines that match a pattern, each after its file. */
const linesWith = (pattern: RegExp, files: readonly string[] = sources): string[] =>
  files.flatMap((path) =>
    textOf(path)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

/** Functions that only the type check reads: it fails if it accepts a line that it must refuse. */
const refused = [
  async (ctx: Ctx) => {
    const row = await Client.get(ctx, 'client_1');
    // @ts-expect-error -- a row that was only read may have changed since
    await row.patch(ctx, { name: 'Acme' });
  },
  async (ctx: Ctx) => {
    const row = await Client.reference(ctx, 'client_1', 'client_id');
    // @ts-expect-error -- others may hold a shared lock too
    await row.touch(ctx);
  },
  async (ctx: Ctx) => {
    const row = await Client.first(ctx, sql`t.name = 'Acme'`);
    // @ts-expect-error -- a row that was only read cannot be deleted
    await row?.remove(ctx);
  },
  async (ctx: Ctx) => {
    // @ts-expect-error -- nor can several at once be changed
    await patchAll(ctx, Client, await Client.all(ctx, sql`t.name = 'Acme'`), { notes: null });
  },
  async (ctx: Ctx) => {
    // @ts-expect-error -- nor can each get its own change
    editsOf(await Client.all(ctx, sql`t.name = 'Acme'`), { notes: null });
  },
  // @ts-expect-error -- a row is not locked because its type is declared so
  (row: Client): Locked<Client> => row,
];
const accepted = [
  async (ctx: Ctx) => (await Client.lock(ctx, 'client_1')).patch(ctx, { name: 'Acme' }),
  async (ctx: Ctx) => (await Client.lockReference(ctx, 'client_1', 'client_id')).touch(ctx),
  async (ctx: Ctx) => (await Client.lockFirst(ctx, sql`t.name = 'Acme'`))?.remove(ctx),
  async (ctx: Ctx) => patchAll(ctx, Client, await Client.lockAll(ctx, sql`t.name = 'Acme'`), { notes: null }),
  async (ctx: Ctx) => {
    const made = await Client.insert(ctx, { name: 'Acme' });
    const changed: Locked<Client> = await made.patch(ctx, { name: 'Acme Ltd' });
    await changed.remove(ctx);
  },
];

describe('a lock', () => {
  it('is a type: only a locked row can be changed or deleted', () => {
    expect([refused.length, accepted.length]).to.deep.equal([6, 5]);
  });

  it('is taken by the models, and no row is declared locked elsewhere', () => {
    const elsewhere = sources.filter((path) => path !== home);
    expect(linesWith(/\bas (readonly )?([\w.]+<)*Locked</, elsewhere)).to.deep.equal([]);
  });

  it('is not mentioned in comments, because the type states it', () => {
    const claim =
      /^\s*(\/?\*|\/\/).*(`\w+`|which|they) (is|are) locked|^\s*(\/?\*|\/\/).*(\(locked\)|, (both )?locked\b)/i;
    expect(linesWith(claim)).to.deep.equal([]);
  });

  it('is taken by the caller of a command; a command locks by id only rows that its caller cannot know', () => {
    const byId = [...new Set(linesWith(/\.lock\(ctx, id\)/).map((line) => line.split(':')[0]))];
    expect(byId.filter((path) => path?.startsWith('commands/'))).to.deep.equal([
      'commands/billing/reminders/charge-interest.ts', // locks the client first, as whoever creates a draft
      'commands/billing/send-invoice.ts', // locks the credit of its client first
      'commands/billing/taxes/tax-rates.ts', // locks all of them first, for the default
      'commands/clients/update-contact.ts', // locks the contact's clients first
      'commands/people/factors/factor-owner.ts', // a user or a contact, by who is signed in
      'commands/people/keys/manage-keys.ts', // the key may be on either side
      'commands/people/saved-views.ts', // locks the user first
      'commands/people/update-user.ts', // changes of roles wait for each other
      'commands/people/user-rules.ts', // the same
      'commands/tickets/ticket-priorities.ts', // locks the lists first
      'commands/tickets/ticket-statuses.ts', // locks the lists first
    ]);
  });
});
