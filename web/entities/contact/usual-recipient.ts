/** To whom the API mails an invoice, a credit note or a statement if no address is given. */
import { useQuery } from '@tanstack/react-query';
import { getClientOptions, listContactsOptions } from '../../generated/queries.js';

/**
 * The contact of the invoice, else the billing contact, the primary contact, or the address of the client. Undefined
 * while it loads, and if there is none.
 */
export function useUsualRecipient(clientId: string, contactId: string | null): string | undefined {
  const contacts = useQuery({ ...listContactsOptions({ client_id: clientId, per_page: 100 }), throwOnError: false });
  const client = useQuery({ ...getClientOptions(clientId), throwOnError: false });
  if (!contacts.data || !client.data) return undefined;
  const rankOf = ({ id, roles }: (typeof contacts.data.data)[number]): number =>
    id === contactId ? 3 : roles.is_billing ? 2 : roles.is_primary ? 1 : 0;
  const [first] = contacts.data.data
    .filter((contact) => contact.email !== null && rankOf(contact) > 0)
    .toSorted((one, other) => rankOf(other) - rankOf(one) || (one.id < other.id ? -1 : 1));
  return first?.email ?? client.data.email ?? undefined;
}
