/** The addresses of all screens, those of single objects with the first of their kind. */
import type { Page } from 'playwright-core';
import { settingsParts } from '../../../web/routes/settings/settings-parts.js';

const fixed: readonly string[] = [
  '/time',
  '/time?view=list',
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
  '/overview',
  '/people',
  '/people?tab=permissions',
  '/settings',
  ...settingsParts.map(({ id }) => `/settings/${id}`),
  '/developers',
  '/developers/webhooks',
  '/developers/events',
  '/developers/test-side',
  '/welcome',
];

/** The parts of those that have several, beside the first, which is there without saying. */
const tabs: Readonly<Record<string, readonly string[]>> = {
  '/projects/': ['plan', 'milestones', 'tasks', 'tickets', 'time', 'settings'],
  '/clients/': ['contacts', 'projects', 'tickets', 'agreements', 'unbilled', 'invoices', 'statement', 'settings'],
};

const ofObjects: readonly (readonly [list: string, address: string])[] = [
  ['/v1/tickets?status=open', '/tickets/'],
  ['/v1/projects?status=active', '/projects/'],
  ['/v1/clients', '/clients/'],
  ['/v1/invoices', '/billing/invoices/'],
  ['/v1/credit-notes', '/billing/credit-notes/'],
  ['/v1/agreements?status=active', '/retainers/'],
  ['/v1/users', '/people/'],
];

/** Each with the name of its picture. */
export async function addressesOf(page: Page): Promise<readonly (readonly [name: string, address: string])[]> {
  const objects = await Promise.all(
    ofObjects.map(async ([list, address]) => {
      const answer = await page.request.get(list);
      const { data } = (await answer.json()) as { data: { id: string }[] };
      return data
        .slice(0, 1)
        .flatMap(({ id }) => [
          [nameOf(`${address}one`), address + id] as [string, string],
          ...(tabs[address] ?? []).map((tab): [string, string] => [
            nameOf(`${address}one?tab=${tab}`),
            `${address}${id}?tab=${tab}`,
          ]),
        ]);
    }),
  );
  return [...fixed.map((address): [string, string] => [nameOf(address), address]), ...objects.flat()];
}

export const nameOf = (address: string): string => address.slice(1).replaceAll(/[^a-z]+/g, '-');
