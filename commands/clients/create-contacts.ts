import { contactKeys } from '../../domain/clients/contact-keys.js';
import { eachItem } from '../../domain/each-item.js';
import { invalidMany, type FieldError } from '../../domain/errors.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { emitAll } from '../../models/events/event.js';
import type { Tag } from '../../models/tags/tag.js';
import { setTags } from '../../models/tags/taggings.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeContact } from '../../serializers/contact.js';
import { contactProblems, lockClients, demotePrimary } from './contact-rules.js';
import { assertGivenOnce, externalColumns } from '../workspace/external.js';
import { tagsNamed } from '../tags/tags.js';

type Input = Schemas['ContactCreate'];

/** Creates a contact and emits its events. */
export async function createContact(ctx: Ctx, input: Input): Promise<Contact> {
  const clients = await lockClients(ctx, [input.client_id]);
  const [contact] = await insertContacts(ctx, [await draftOf(ctx, input, clients)]);
  if (!contact) throw new Error('A contact was inserted and not answered');
  return contact;
}

/** Creates several contacts, all or none. Errors name the contact, as in `contacts.3.email`. */
export async function createContacts(ctx: Ctx, inputs: readonly Input[]): Promise<Contact[]> {
  const clients = await lockClients(
    ctx,
    inputs.map(({ client_id }) => client_id),
  );
  const drafts = await eachItem('contacts', inputs, (input, index) => {
    assertGivenOnce(inputs, index);
    return draftOf(ctx, input, clients);
  });
  return insertContacts(ctx, drafts);
}

/** A validated contact, ready to insert. */
interface Draft {
  readonly input: Omit<Input, 'external_id' | 'metadata' | 'tags'>;
  readonly external: Awaited<ReturnType<typeof externalColumns>>;
  readonly tags: readonly Tag[];
}

async function draftOf(
  ctx: Ctx,
  { external_id, metadata, tags, ...input }: Input,
  clients: ReadonlySet<string>,
): Promise<Draft> {
  const problems = problemsOf(input, clients);
  if (problems.length > 0) throw invalidMany(problems);
  const external = await externalColumns(ctx, Contact, { external_id, metadata });
  return { input, external, tags: await tagsNamed(ctx, tags ?? []) };
}

async function insertContacts(ctx: Ctx, drafts: readonly Draft[]): Promise<Contact[]> {
  const primaries = new Map(
    drafts.flatMap(({ input: { client_id, is_primary: isPrimary } }, index) =>
      isPrimary ? [[client_id, index] as const] : [],
    ),
  );
  for (const clientId of primaries.keys()) await demotePrimary(ctx, clientId);
  const inserted = await Contact.insertMany(
    ctx,
    drafts.map(({ input, external }, index) => ({
      ...input,
      ...external,
      ...contactKeys(input),
      is_primary: primaries.get(input.client_id) === index,
    })),
  );
  const contacts: Contact[] = [];
  for (const [index, contact] of inserted.entries())
    contacts.push(await setTags(ctx, contact, drafts[index]?.tags ?? []));
  await announce(ctx, contacts);
  return contacts;
}

function problemsOf(
  { client_id, email = null, portal_access }: Draft['input'],
  clients: ReadonlySet<string>,
): FieldError[] {
  const unknown = clients.has(client_id) ? [] : [{ field: 'client_id', message: `does not exist: ${client_id}` }];
  return [...unknown, ...contactProblems({ email, portal_access })];
}

async function announce(ctx: Ctx, contacts: readonly Contact[]): Promise<void> {
  const happened = (all: readonly Contact[]) => all.map((contact) => ({ data: serializeContact(contact) }));
  await emitAll(ctx, 'contact.created', happened(contacts));
  await emitAll(ctx, 'contact.portal_enabled', happened(contacts.filter(mayEnterPortal)));
}
