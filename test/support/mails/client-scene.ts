/** Contacts of clients as mails to them are tried: with names that try to be markup. */
import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../contract/contract.js';
import { buildClient, buildContact, buildTicket } from '../builders/factories.js';
import { buildWorkspace } from '../builders/workspace.js';
import type { ApiClient } from '../service/api.js';

export const hostile = {
  contact: 'Zoë <script>alert(1)</script>',
  title: '"><img src=x onerror=alert(1)>',
} as const;

/** Where the portal is, as mails lead there. */
export const portal = 'http://docket.test/portal';

export const newAddress = (prefix = ''): string => `${prefix}${randomUUID()}@client.example`;

export interface Scene {
  readonly live: ApiClient;
  readonly contact: Schemas['Contact'];
  readonly email: string;
  readonly ticket: Schemas['Ticket'];
}

/** A contact who pays and may enter the portal, with a ticket of theirs. */
export async function buildScene(locale: string | null, values: object = {}, email = newAddress()): Promise<Scene> {
  const { live } = await buildWorkspace();
  const client = await buildClient(live, { locale });
  const contact = await buildContact(live, {
    client_id: client.id,
    name: hostile.contact,
    email,
    is_billing: true,
    portal_access: 'full',
    ...values,
  });
  const ticket = await buildTicket(live, { client_id: client.id, contact_id: contact.id, title: hostile.title });
  return { live, contact, email, ticket };
}

/** The team answers on the ticket. */
export const reply = ({ live, ticket }: Scene, content = 'Done.', headers: Record<string, string> = {}) =>
  live.call('createTicketActivity', { params: { id: ticket.id }, body: { content, visibility: 'public' }, headers });

/** Mails the statement of a month in which nothing happened. */
export const sendStatement = ({ live, contact }: Scene) =>
  live.call('sendClientStatement', {
    params: { id: contact.client_id },
    body: { period: { from: '2026-01-01', to: '2026-01-31' } },
  });
