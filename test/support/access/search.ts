/** A search in each kind of object, with a word that objects of this kind contain. */
import type { Schemas } from '../../../contract/contract.js';
import type { CasesOf } from './cases.js';

const finding = (kind: Schemas['SearchKind'], q: string) => ({ find: () => ({ query: { q, kinds: [kind] } }) });

export const search = {
  search: {
    clients: finding('client', 'client'),
    contacts: finding('contact', 'contact'),
    projects: finding('project', 'project'),
    tickets: finding('ticket', 'login'),
    'time entries': finding('time_entry', 'work'),
    expenses: finding('expense', 'train'),
    invoices: finding('invoice', 'inv'),
    agreements: finding('agreement', 'support'),
    users: finding('user', 'member'),
    'users by e-mail': finding('user', 'example.com'),
  },
} satisfies CasesOf<'search'>;
