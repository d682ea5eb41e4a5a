/** The addresses of all screens. Screens of a single object show the first object of its kind. */
// First: the parts of the settings have their texts as constants.
import '../../test/support/hooks/messages.js';
import type { Page } from 'playwright-core';
import { dayAt } from '../../test/web/support/time.js';
import { settingsParts } from '../../web/routes/settings/settings-parts.js';

const fixed: readonly string[] = [
  '/time',
  '/time?view=list',
  '/time?view=list&everyone=1',
  '/expenses',
  '/approvals',
  '/tickets',
  '/projects',
  '/clients',
  '/billing',
  '/billing?tab=invoices',
  '/billing?tab=payments',
  '/billing?tab=credit-notes',
  '/billing?tab=payments&record=1',
  '/billing?tab=aging',
  '/retainers',
  '/reports',
  '/reports/time',
  '/reports/utilization',
  '/reports/revenue',
  '/reports/profitability',
  '/reports/unbilled',
  '/reports/aging',
  '/reports/forecast',
  '/reports/dashboard',
  '/',
  '/people',
  '/people?tab=permissions',
  '/settings',
  ...settingsParts.map(({ id }) => `/settings/${id}`),
  '/inbox',
  '/developers',
  '/developers/webhooks',
  '/developers/events',
  '/developers/requests',
  '/developers/test-side',
  '/welcome',
];

/**
 * The tabs of screens that have several, by the beginning of their address, without the first tab, which needs no
 * parameter.
 */
const tabs: Readonly<Record<string, readonly string[]>> = {
  '/projects/': ['budget', 'plan', 'milestones', 'tasks', 'tickets', 'time', 'settings'],
  '/clients/': ['contacts', 'projects', 'tickets', 'agreements', 'unbilled', 'invoices', 'statement', 'settings'],
};

interface Listed {
  readonly id: string;
  readonly client_id?: string;
  readonly title?: string;
}

interface Objects {
  readonly list: string;
  readonly address: string;
  /** Whether an object has more to show than the first of the list; the first such object is taken. */
  readonly prefers?: (one: Listed) => boolean;
  /** The id in the address, if it is not the object's own. */
  readonly idOf?: (one: Listed) => string | undefined;
}

const ofObjects: readonly Objects[] = [
  { list: '/v1/tickets?status=open', address: '/tickets/' },
  // A project with phases and tasks.
  {
    list: '/v1/projects?status=active&per_page=100',
    address: '/projects/',
    prefers: ({ title }) => title === 'Patient portal',
  },
  // A client with a retainer, which has something on each tab.
  { list: '/v1/agreements?status=active', address: '/clients/', idOf: ({ client_id: id }) => id },
  { list: '/v1/invoices', address: '/billing/invoices/' },
  { list: '/v1/credit-notes', address: '/billing/credit-notes/' },
  { list: '/v1/agreements?status=active', address: '/retainers/' },
  { list: '/v1/users', address: '/people/' },
];

/** The addresses of all screens, each with the name of its picture. */
export async function addressesOf(page: Page): Promise<readonly (readonly [name: string, address: string])[]> {
  const read = async (list: string): Promise<Listed[]> =>
    ((await (await page.request.get(list)).json()) as { data: Listed[] }).data;
  const objects = await Promise.all(
    ofObjects.map(async ({ list, address, prefers = () => true, idOf = ({ id }) => id }) => {
      const listed = await read(list);
      const shown = listed.find(prefers) ?? listed[0];
      const id = shown && idOf(shown);
      if (id === undefined) return [];
      return ['', ...(tabs[address] ?? []).map((tab) => `?tab=${tab}`)].map((tab): [string, string] => [
        nameOf(`${address}one${tab}`),
        address + id + tab,
      ]);
    }),
  );
  const [member] = await read('/v1/users?role=member');
  const ofMember: [string, string][] = member
    ? [['time-of-member', `/time?user_id=${member.id}&week=${dayAt(-7)}`]]
    : [];
  return [...fixed.map((address): [string, string] => [nameOf(address), address]), ...ofMember, ...objects.flat()];
}

export const nameOf = (address: string): string => address.slice(1).replaceAll(/[^a-z]+/g, '-');
