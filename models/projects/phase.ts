import type { Decimal } from '../../domain/money.js';
import { WorkspaceModel } from '../base.js';
import { ofTheirProject } from '../portal-visibility.js';
import { ofProject } from '../visibility.js';

/** A part of a project, ordered among its phases by `position`. */
export class Phase extends WorkspaceModel {
  static override tableName = 'phases';
  static override idPrefix = 'pha';
  static override limitVisible = ofProject;
  static override limitOfContact = ofTheirProject;

  declare project_id: string;
  declare title: string;
  declare description: string | null;
  declare start_date: string | null;
  declare due_date: string | null;
  /** Budgeted hours; null is no budget. */
  declare budget_hours: Decimal | null;
  declare status: 'pending' | 'active' | 'completed';
  declare position: number;
}
