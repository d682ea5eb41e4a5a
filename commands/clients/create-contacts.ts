import { contactKeys } from '../../domain/clients/contact-keys.js';
import { invalid, invalidMany, type FieldError } from '../../domain/errors.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { emitAll } from '../../models/events/event.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeContact } from '../../serializers/contact.js';
import { contactProblems, lockClients, makeRoomForPrimary } from './contact-rules.js';
import { externalColumns } from '../workspace/external.js';
import { assignTags } from '../tags/tags.js';

type Input = Schemas['ContactCreate'];

/** Creates a contact and emits its events. */
export async function createContact(ctx: Ctx, input: Input): Promise<Contact> {
  const [contact] = await insertContacts(ctx, [input], () => '');
  if (!contact) throw new Error('A contact was inserted and not answered');
  return contact;
}

/** Makes several contacts, all or none; an error names the contact it is about: `contacts.3.email`. */
export const createContacts = (ctx: Ctx, inputs: readonly Input[]): Promise<Contact[]> =>
  insertContacts(ctx, inputs, (index) => `contacts.${index}.`);

async function insertContacts(
  ctx: Ctx,
  inputs: readonly Input[],
  pathOf: (index: number) => string,
): Promise<Contact[]> {
  const clients = await lockClients(
    ctx,
    inputs.map(({ client_id }) => client_id),
  );
  const problems = inputs.flatMap((input, index) =>
    problemsOf(input, clients).map(({ field, message }) => ({ field: `${pathOf(index)}${field}`, message })),
  );
  if (problems.length > 0) throw invalidMany(problems);
  const primaries = new Map(
    inputs.flatMap(({ client_id, is_primary: isPrimary }, index) => (isPrimary ? [[client_id, index]] : [])),
  );
  for (const clientId of primaries.keys()) await makeRoomForPrimary(ctx, clientId);
  const externals = await externalsOf(ctx, inputs, pathOf);
  const inserted = await Contact.insertMany(
    ctx,
    inputs.map(({ external_id: _id, metadata: _metadata, ...input }, index) => ({
      ...input,
      ...externals[index],
      // Tags are added once the contacts exist.
      tags: null,
      ...contactKeys(input),
      is_primary: primaries.get(input.client_id) === index,
    })),
  );
  const contacts: Contact[] = [];
  for (const [index, contact] of inserted.entries())
    contacts.push(await assignTags(ctx, contact, inputs[index]?.tags, `${pathOf(index)}tags`));
  await announce(ctx, contacts);
  return contacts;
}

async function externalsOf(ctx: Ctx, inputs: readonly Input[], pathOf: (index: number) => string) {
  const externals: Awaited<ReturnType<typeof externalColumns>>[] = [];
  for (const [index, input] of inputs.entries()) {
    const { external_id: id } = input;
    if (id != null && inputs.findIndex((each) => each.external_id === id) < index)
      throw invalid(`${pathOf(index)}external_id`, 'is given twice');
    externals.push(await externalColumns(ctx, Contact, input, undefined, pathOf(index)));
  }
  return externals;
}

function problemsOf(input: Input, clients: ReadonlySet<string>): FieldError[] {
  const { client_id, email = null, portal_access } = input;
  const unknown = clients.has(client_id) ? [] : [{ field: 'client_id', message: `does not exist: ${client_id}` }];
  return [...unknown, ...contactProblems({ email, portal_access })];
}

async function announce(ctx: Ctx, contacts: readonly Contact[]): Promise<void> {
  const happened = (all: readonly Contact[]) => all.map((contact) => ({ data: serializeContact(contact) }));
  await emitAll(ctx, 'contact.created', happened(contacts));
  await emitAll(ctx, 'contact.portal_enabled', happened(contacts.filter(mayEnterPortal)));
}
