/** The table of what each role sees (./support/roles/looks) has every screen. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import { projectRoot } from '../../settings/root.js';
import { settingsParts } from '../../web/routes/settings/settings-parts.js';
import { billingLooks, reportLooks } from './support/roles/looks/billing.js';
import { clientLooks } from './support/roles/looks/clients.js';
import { developerLooks, peopleLooks, settingsLooks } from './support/roles/looks/firm.js';
import { workLooks } from './support/roles/looks/tickets.js';
import { timeLooks } from './support/roles/looks/time.js';

const addresses = [
  ...timeLooks,
  ...workLooks,
  ...clientLooks,
  ...billingLooks,
  ...reportLooks,
  ...peopleLooks,
  ...settingsLooks,
  ...developerLooks,
].map(({ path }) => path);

/** The content of the dashboard's files whose names have this ending. */
const sourcesOf = (ending: string): string[] =>
  readdirSync(join(projectRoot, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(projectRoot, 'web', file), 'utf8'));

describe('the table of what each role is shown', () => {
  it('has every address of the dashboard', () => {
    const routes = sourcesOf('-routes.ts').flatMap((source) =>
      [...source.matchAll(/ path: '([^']+)'/g)].map(([, path = '']) => path),
    );
    expect(routes).to.include.members(['/time', '/clients/$clientId']);
    const missing = routes.filter((route) => {
      const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/?]+')}(\\?|$)`);
      return !addresses.some((address) => pattern.test(address));
    });
    expect(missing).to.deep.equal([]);
  });

  it('has every tab, the first of which is shown without being named', () => {
    const tabs = sourcesOf('-search.ts').flatMap((source) => {
      const [, list = ''] = /Tabs = \[([^\]]+)\]/.exec(source) ?? [];
      return [...list.matchAll(/'([^']+)'/g)].map(([, tab = '']) => tab).slice(1);
    });
    expect(tabs).to.include.members(['aging', 'duplicates', 'milestones']);
    expect(tabs.filter((tab) => !addresses.some((address) => address.includes(`?tab=${tab}`)))).to.deep.equal([]);
  });

  it('has every part of the settings, and every report', () => {
    const reports = Object.entries(operations).flatMap(([id, { path }]) =>
      /^get\w+Report$/.test(id) && path.startsWith('/v1/reports/') && !path.includes('{')
        ? [path.replace('/v1', '')]
        : [],
    );
    const parts = [...settingsParts.map(({ id }) => `/settings/${id}`), ...reports];
    expect(parts).to.include.members(['/settings/tags', '/reports/time']);
    expect(parts.filter((part) => !addresses.includes(part))).to.deep.equal([]);
  });
});
