/**
 * Deletion races: deletions of agreements and periods, which are deleted only with their client, and the operations on
 * them that can name a deleted object.
 */
import { buildAgreement, openPeriod } from '../builders/agreements.js';
import { uniqueName } from '../builders/factories.js';
import { clientOf, onInvoices } from './clients.js';
import { before, byId, only, plain, type Area, type Field } from './race.js';
import { day } from './time.js';

const ofAgreement = ['client_id', 'type_id', 'contact_id'] as const satisfies readonly Field[];

export const retainers = {
  deletions: {
    'deleteClient with an agreement that ends today': {
      operation: 'deleteClient',
      fields: ['agreement_id', 'period_id'],
      path: '/v1/agreements/{id}/periods/{period_id}',
      except: onInvoices,
      async make(owner) {
        const agreement = await buildAgreement(owner);
        const { id, client_id } = agreement;
        const period_id = openPeriod(agreement).id;
        await owner.call('cancelAgreement', { params: { id }, body: {} });
        return {
          params: byId(client_id),
          refs: { client_id, agreement_id: id, period_id },
          named: { id, period_id },
        };
      },
    },
    'deleteClient with the draft of an agreement': {
      operation: 'deleteClient',
      path: '/v1/agreements/{id}',
      except: ['pauseAgreement', 'resumeAgreement', 'closeAgreementPeriod'],
      refusedAfter: ['activateAgreement'],
      async make(owner) {
        const { id, client_id } = await buildAgreement(owner, { status: 'draft' });
        return { params: byId(client_id), named: byId(id) };
      },
    },
    'deleteClient with an agreement that is paused': {
      operation: 'deleteClient',
      path: '/v1/agreements/{id}',
      except: ['activateAgreement', 'closeAgreementPeriod'],
      refusedAfter: ['resumeAgreement'],
      async make(owner) {
        const { id, client_id } = await buildAgreement(owner);
        await owner.call('pauseAgreement', { params: { id } });
        return { params: byId(client_id), named: byId(id) };
      },
    },
    deleteAgreementType: {
      operation: 'deleteAgreementType',
      fields: ['type_id'],
      async make(owner) {
        const { id } = (await owner.call('createAgreementType', { body: { name: uniqueName('Type') } })).data;
        return { params: byId(id), refs: { type_id: id } };
      },
    },
  },
  referrers: {
    createAgreement: {
      takes: ofAgreement,
      make: async (owner, refs) => ({
        body: {
          title: 'Support',
          start_date: day.date,
          monthly_fee: 10,
          hours_included: 1,
          status: 'draft',
          ...only(refs, 'type_id', 'contact_id'),
          client_id: await clientOf(owner, refs),
        },
      }),
    },
    updateAgreement: {
      takes: ofAgreement,
      make: async (owner, refs, field) => ({
        params: byId((await buildAgreement(owner, { ...before(refs, field), status: 'draft' })).id),
        body: only(refs, field),
      }),
    },
  },
  onPath: {
    updateAgreement: plain({ notes: 'By phone', metadata: { erp: '1' } }),
    activateAgreement: plain(),
    cancelAgreement: plain({}),
    pauseAgreement: plain(),
    resumeAgreement: plain(),
    closeAgreementPeriod: plain({ generate_invoice: true }),
    updateAgreementType: plain({ default_hours: 12 }),
  },
} satisfies Area;
