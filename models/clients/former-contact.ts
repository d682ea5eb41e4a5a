import { WorkspaceModel } from '../base.js';
import { Contact } from './contact.js';
import type { Ctx } from '../context.js';
import { teamOrAssigned } from '../visibility.js';

/** The name of a deleted contact, stored under the contact's id for everything that refers to it. */
export class FormerContact extends WorkspaceModel {
  static override tableName = 'former_contacts';
  static override idPrefix = 'con';
  static override limitVisible = teamOrAssigned('client_id', 'client_id');

  declare client_id: string;
  declare name: string;
}

/** The contact with this id; if it was deleted, its name; undefined if there is neither. */
export const contactOrName = async (ctx: Ctx, id: string): Promise<Contact | FormerContact | undefined> =>
  (await Contact.find(ctx, id)) ?? FormerContact.find(ctx, id);
