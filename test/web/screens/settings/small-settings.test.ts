/** The lists in the settings: creating, changing and deleting by keyboard alone, with errors at their fields. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildAgreement } from '../../../support/builders/agreements.js';
import { buildClient, buildProject, buildRateCard } from '../../../support/builders/factories.js';
import { buildItem } from '../../../support/builders/billing/items.js';
import { buildRecurringInvoice } from '../../../support/builders/billing/recurring.js';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { addTicket } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { inBrowsers } from '../../support/dashboard.js';
import { choose, fieldOf, problemAt, settleDeletion, tabTo, write } from '../../support/keyboard.js';

type Named = readonly { readonly name: string }[];

interface List {
  readonly part: string;
  readonly one: string;
  /** Fills in what a new object requires in addition to its name. */
  readonly fill?: (page: Page) => Promise<void>;
  /** Another field, and the text to type into it. */
  readonly other?: readonly [label: string, text: string];
  readonly read: (owner: ApiClient) => Promise<Named>;
  /** Creates an object that cannot be deleted, and returns its name. */
  readonly use?: (owner: ApiClient) => Promise<string>;
}

const lists: readonly List[] = [
  {
    part: 'ticket-statuses',
    one: 'ticket status',
    fill: async (page) => {
      await tabTo(page, fieldOf(page, /Type/));
      await choose(page, 'Open');
    },
    other: ['Position', '1'],
    read: async (owner) => (await owner.call('listTicketStatuses', {})).data,
    use: async (owner) => {
      await addTicket(owner, { client_id: (await buildClient(owner)).id });
      const [first] = (await owner.call('listTicketStatuses', {})).data;
      return first?.name ?? '';
    },
  },
  {
    part: 'ticket-priorities',
    one: 'priority',
    other: ['First response within', '4:00'],
    read: async (owner) => (await owner.call('listTicketPriorities', {})).data,
    use: async (owner) =>
      (await owner.call('listTicketPriorities', {})).data.find(({ is_default }) => is_default)?.name ?? '',
  },
  {
    part: 'project-types',
    one: 'project type',
    read: async (owner) => (await owner.call('listProjectTypes', {})).data,
    use: async (owner) => {
      const { data } = await owner.call('createProjectType', { body: { name: 'In use' } });
      await buildProject(owner, { type_id: data.id });
      return data.name;
    },
  },
  {
    part: 'agreement-types',
    one: 'retainer type',
    other: ['Default hours', '12'],
    read: async (owner) => (await owner.call('listAgreementTypes', {})).data,
    use: async (owner) => {
      const { data } = await owner.call('createAgreementType', { body: { name: 'In use' } });
      await buildAgreement(owner, { type_id: data.id });
      return data.name;
    },
  },
  {
    part: 'price-list',
    one: 'item',
    fill: (page) => write(page, 'Price', '49'),
    other: ['Price', '59'],
    read: async (owner) => (await owner.call('listItems', {})).data,
    use: async (owner) => {
      const { id, name } = await buildItem(owner);
      await buildRecurringInvoice(owner, { lines: [{ item_id: id }] });
      return name;
    },
  },
  {
    part: 'tax-rates',
    one: 'tax rate',
    fill: (page) => write(page, 'Rate', '19'),
    other: ['Rate', '7'],
    read: async (owner) => (await owner.call('listTaxRates', {})).data,
    use: async (owner) => {
      const { id, name } = await buildTaxRate(owner);
      await buildClient(owner, { tax_rate_ids: [id] });
      return name;
    },
  },
  {
    part: 'rate-cards',
    one: 'rate card',
    fill: (page) => write(page, 'Standard rate', '120'),
    other: ['Emergency rate', '180'],
    read: async (owner) => (await owner.call('listRateCards', {})).data,
    use: async (owner) => {
      const { id, name } = await buildRateCard(owner);
      await buildProject(owner, { rate_id: id });
      return name;
    },
  },
  {
    part: 'canned-replies',
    one: 'canned reply',
    fill: (page) => write(page, 'Text', 'Thank you'),
    other: ['Text', 'Many thanks'],
    read: async (owner) => (await owner.call('listCannedReplies', {})).data,
  },
  {
    part: 'tags',
    one: 'tag',
    other: ['Description', 'Those whom we call first'],
    read: async (owner) => (await owner.call('listTags', {})).data,
  },
];

const namesOf = (all: Named): string[] => all.map(({ name }) => name);

/** The values that a user gives to the object with this name. */
const valuesOf = (all: Named, name: string) =>
  Object.entries(all.find((one) => one.name === name) ?? {}).filter(
    ([field]) => !['id', 'created_at', 'updated_at'].includes(field),
  );

describe('the lists of the settings', () => {
  const inBrowser = inBrowsers();

  for (const { part, one, fill, other, read, use } of lists) {
    it(
      `make, change, delete and bring back by keyboard alone, and say at the field what is refused: ${part}`,
      inBrowser(async (open) => {
        const { owner } = await buildWorkspace();
        const page = await open(owner, `/settings/${part}`);
        const make = async (name: string): Promise<void> => {
          await page.keyboard.press('n');
          await page.getByRole('dialog', { name: `New ${one}` }).waitFor();
          await write(page, 'Name', name);
          await fill?.(page);
          await page.keyboard.press('Control+Enter');
        };
        await page.getByRole('button', { name: `New ${one}` }).waitFor();
        await make('Fresh');
        const row = (name: string) => page.getByRole('row', { name: new RegExp(`^(?!.*Header).*${name}`) });
        await row('Fresh').waitFor();
        await make('fresh');
        await problemAt(page, 'Name').waitFor();
        await page.keyboard.press('Control+a');
        await page.keyboard.type('Other');
        await page.keyboard.press('Control+Enter');
        await row('Other').waitFor();
        await row('Fresh').focus();
        await page.keyboard.press('Enter');
        await write(page, 'Name', 'Renamed');
        if (other) await write(page, ...other);
        await page.keyboard.press('Control+Enter');
        await row('Renamed').waitFor();
        if (other) await page.getByRole('row', { name: new RegExp(`Renamed.*${shown(other[1])}`) }).waitFor();
        const remove = async (): Promise<void> => {
          await row('Renamed').press('Enter');
          await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
          await row('Renamed').waitFor({ state: 'detached' });
        };
        const before = valuesOf(await read(owner), 'Renamed');
        await remove();
        await page.getByRole('button', { name: 'Undo' }).waitFor();
        await page.keyboard.press('z');
        await row('Renamed').waitFor();
        expect(valuesOf(await read(owner), 'Renamed')).to.deep.equal(before);
        await remove();
        await settleDeletion(page);
        await until(async () => !namesOf(await read(owner)).includes('Renamed'));
        expect(namesOf(await read(owner))).to.include('Other');
      }),
    );

    if (use)
      it(
        `say why one that is in use stays: ${part}`,
        inBrowser(async (open) => {
          const { owner } = await buildWorkspace();
          const name = await use(owner);
          const page = await open(owner, `/settings/${part}`);
          await page
            .getByRole('row', { name: new RegExp(name) })
            .first()
            .press('Enter');
          await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
          await page.getByRole('region', { name: 'Messages' }).getByRole('alertdialog').waitFor();
          expect(await page.getByRole('button', { name: 'Undo' }).count()).to.equal(0);
          await page
            .getByRole('row', { name: new RegExp(name) })
            .first()
            .waitFor();
          expect(namesOf(await read(owner))).to.include(name);
        }),
      );
  }
});

/** A pattern for the typed text as the list shows it. */
const shown = (typed: string): string => (/^\d+$/.test(typed) ? `(${typed}|${typed}.00)` : typed);
