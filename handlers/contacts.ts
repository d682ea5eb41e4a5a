import { enablePortal, resetPortalPassword } from '../commands/clients/contact-portal.js';
import { createContact, createContacts } from '../commands/clients/create-contacts.js';
import { eraseContact } from '../commands/across/erasure/erase-person.js';
import { recordPersonalData } from '../commands/across/erasure/record-personal-data.js';
import { deleteContact } from '../commands/clients/delete-contact.js';
import { mergeContacts } from '../commands/clients/merge-contacts.js';
import { lockContact, updateContact, updateContacts } from '../commands/clients/update-contact.js';
import { Contact } from '../models/clients/contact.js';
import { personalDataOfContact } from '../queries/across/personal-data.js';
import { contactDuplicates } from '../queries/clients/contact-duplicates.js';
import { contactIncludes, contactList } from '../queries/clients/contacts.js';
import { serializeContact, serializeContactSummary, serializePortalState } from '../serializers/contact.js';
import { answerList, answerRows, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const contacts = {
  async listContacts(ctx, { query }) {
    return answerList(ctx, contactList, query, each(serializeContactSummary));
  },

  async createContact(ctx, { body }) {
    return { data: serializeContact(await createContact(ctx, body)) };
  },

  async createContacts(ctx, { body }) {
    return { data: (await createContacts(ctx, body.contacts)).map(serializeContact) };
  },

  async getContact(ctx, { params, query }) {
    const contact = await Contact.get(ctx, params.id);
    const included = await contactIncludes(ctx, contact, query.include ?? []);
    return { data: { ...serializeContact(contact), ...included } };
  },

  async updateContact(ctx, { params, body }) {
    return { data: serializeContact(await updateContact(ctx, await lockContact(ctx, params.id, body), body)) };
  },

  async updateContacts(ctx, { body }) {
    return { data: (await updateContacts(ctx, body)).map(serializeContact) };
  },

  async getContactPersonalData(ctx, { params }) {
    const contact = await Contact.get(ctx, params.id);
    const profile = serializeContact(contact);
    await recordPersonalData(ctx, { type: 'contact', id: contact.id, name: contact.name });
    return { data: { id: contact.id, type: 'contact', profile, records: await personalDataOfContact(ctx, contact) } };
  },

  async eraseContact(ctx, { params: { id } }) {
    await eraseContact(ctx, id);
    return { data: { id, erased: true } };
  },

  async deleteContact(ctx, { params }) {
    await deleteContact(ctx, await Contact.lock(ctx, params.id));
    return { data: { id: params.id, deleted: true } };
  },

  async enableContactPortal(ctx, { params, body }) {
    return { data: serializePortalState(await enablePortal(ctx, await Contact.lock(ctx, params.id), body ?? {})) };
  },

  async disableContactPortal(ctx, { params }) {
    const contact = await Contact.lock(ctx, params.id);
    return { data: serializePortalState(await updateContact(ctx, contact, { portal_access: 'none' })) };
  },

  async resetContactPortalPassword(ctx, { params }) {
    return { data: serializePortalState(await resetPortalPassword(ctx, await Contact.lock(ctx, params.id))) };
  },

  async mergeContact(ctx, { params, body }) {
    return { data: serializeContact(await mergeContacts(ctx, params.id, body.merge_contact_id)) };
  },

  async listContactDuplicates(ctx, { query }) {
    return answerRows(ctx, 'listContactDuplicates', await contactDuplicates(ctx, query), query);
  },
} satisfies Handlers<'contacts'>;
