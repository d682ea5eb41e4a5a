import { WorkspaceModel } from '../base.js';
import { Contact } from './contact.js';
import type { Ctx } from '../context.js';
import { teamOrAssigned } from '../visibility.js';

/** The name that a deleted contact leaves on what names it, under the contact's id. */
export class FormerContact extends WorkspaceModel {
  static override tableName = 'former_contacts';
  static override idPrefix = 'con';
  static override limitVisible = teamOrAssigned('client_id', 'client_id');

  declare client_id: string;
  declare name: string;
}

/** The contact of an id, or the name that it has left. */
export const contactOrName = async (ctx: Ctx, id: string): Promise<Contact | FormerContact | undefined> =>
  (await Contact.find(ctx, id)) ?? FormerContact.find(ctx, id);
