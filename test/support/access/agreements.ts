/** Requests about agreements, their periods and types. */
import { buildAgreement, openPeriodId } from '../builders/agreements.js';
import { uniqueName } from '../builders/factories.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Fixtures, Scene } from './scene.js';

const found = { find: ({ fixtures }: { readonly fixtures: Fixtures }) => ({ params: { id: fixtures.agreement.id } }) };
const fresh = async ({ owner, unassigned: { client_id } }: Scene, overrides = {}) => ({
  id: (await buildAgreement(owner, { client_id, ...overrides })).id,
});
const makeType = async ({ owner }: Scene) => ({
  id: (await owner.call('createAgreementType', { body: { name: uniqueName('Type') } })).data.id,
});

export const agreements = {
  listAgreements: { '': plain },
  createAgreement: {
    '': {
      make: ({ unassigned: { client_id } }) => ({
        body: { client_id, title: 'Care', start_date: '2030-01-01', monthly_fee: 100, hours_included: 1 },
      }),
    },
  },
  upsertAgreement: {
    'a new one': {
      make: ({ unassigned: { client_id } }) => ({
        params: { external_id: uniqueName('crm') },
        body: { client_id, title: 'Care', start_date: '2030-01-01', monthly_fee: 100, hours_included: 1 },
      }),
    },
  },
  getAgreement: { '': found },
  updateAgreement: { '': { make: async (scene) => ({ params: await fresh(scene), body: { title: 'Care' } }) } },
  cancelAgreement: { '': { make: async (scene) => ({ params: await fresh(scene), body: { reason: 'Done' } }) } },
  pauseAgreement: { '': { make: async (scene) => ({ params: await fresh(scene) }) } },
  resumeAgreement: {
    '': {
      make: async (scene) => {
        const params = await fresh(scene);
        await scene.owner.call('pauseAgreement', { params });
        return { params };
      },
    },
  },
  activateAgreement: { '': { make: async (scene) => ({ params: await fresh(scene, { status: 'draft' }) }) } },
  listAgreementPeriods: { '': found },
  getAgreementPeriod: {
    '': { find: ({ fixtures: { agreement } }) => ({ params: { id: agreement.id, period_id: agreement.period_id } }) },
  },
  closeAgreementPeriod: {
    '': {
      make: async (scene) => {
        const { id } = await fresh(scene);
        return { params: { id, period_id: await openPeriodId(scene.owner, id) } };
      },
    },
  },
  getAgreementBalance: { '': found },
  listAgreementLedger: { '': found },
  listAgreementDrawdown: { '': plain },
  listAgreementTypes: { '': plain },
  createAgreementType: { '': { make: () => ({ body: { name: uniqueName('Type') } }) } },
  getAgreementType: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.agreementTypeId } }) } },
  updateAgreementType: {
    '': { make: async (scene) => ({ params: await makeType(scene), body: { default_hours: 5 } }) },
  },
  deleteAgreementType: { '': { make: async (scene) => ({ params: await makeType(scene) }) } },
} satisfies CasesOf<'agreements' | 'agreement-types'>;
