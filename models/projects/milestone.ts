import type { Decimal } from '../../domain/money.js';
import { WorkspaceModel } from '../base.js';
import { ofTheirProject } from '../portal-visibility.js';
import { ofProject } from '../visibility.js';

/** A goal of a project; with an amount it can be put on an invoice, once. */
export class Milestone extends WorkspaceModel {
  static override tableName = 'milestones';
  static override idPrefix = 'mil';
  static override limitVisible = ofProject;
  static override limitOfContact = ofTheirProject;

  declare project_id: string;
  /** A phase of its project. */
  declare phase_id: string | null;
  declare title: string;
  declare description: string | null;
  declare due_date: string | null;
  /** In the client's currency; null if the milestone itself is not billed. */
  declare amount: Decimal | null;
  /** The invoice line that bills it; null while it is unbilled. */
  declare invoice_line_id: string | null;
}
