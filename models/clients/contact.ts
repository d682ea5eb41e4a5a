import type { Metadata } from '../../domain/metadata.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { themselves } from '../portal-visibility.js';
import { teamOrAssigned } from '../visibility.js';

/** A person at a client. */
export class Contact extends WorkspaceModel {
  static override tableName = 'contacts';
  static override idPrefix = 'con';
  static override jsonAttributes = ['tags', 'metadata'];
  static override limitVisible = teamOrAssigned('client_id', 'client_id');
  static override limitOfContact = themselves;

  declare client_id: string;
  declare name: string;
  declare email: string | null;
  /** Lower-cased address, by which contacts sign in to the portal and duplicates are found. */
  declare email_key: string | null;
  declare phone: string | null;
  /** The digits of `phone`; null if they are too few to identify anyone. */
  declare phone_digits: string | null;
  declare mobile: string | null;
  declare mobile_digits: string | null;
  declare title: string | null;
  declare department: string | null;
  declare notes: string | null;
  /** True for at most one contact of a client, which a unique index enforces. */
  declare is_primary: boolean;
  declare is_billing: boolean;
  declare is_technical: boolean;
  /** Unless it is `none`, the contact has access to the portal and an `email`. */
  declare portal_access: Schemas['PortalAccess'];
  /** Null until the contact has set a password. */
  declare portal_password_hash: string | null;
  declare portal_last_login_at: Date | null;
  /** Null if no invitation was ever sent. */
  declare portal_invitation_sent_at: Date | null;
  declare receives_invoices: boolean;
  declare receives_reports: boolean;
  declare receives_project_updates: boolean;
  /** Whether they get a mail about public comments on their tickets. */
  declare receives_ticket_replies: boolean;
  /** Names of its tags, in any order; null for none. Only models/tags/taggings.ts writes it. */
  declare tags: string[] | null;
  declare external_id: string | null;
  declare metadata: Metadata | null;
}
