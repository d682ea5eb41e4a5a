import type { Decimal } from '../../domain/money.js';
import { WorkspaceModel } from '../base.js';
import { everyone } from '../visibility.js';

/** A kind of agreement, as the workspace names them. */
export class AgreementType extends WorkspaceModel {
  static override tableName = 'agreement_types';
  static override idPrefix = 'agrtype';
  static override limitVisible = everyone;

  declare name: string;
  /** Lower-cased name, by which two types are the same. */
  declare name_key: string;
  /**
   * The hours that agreements of the type usually include. Only the dashboard uses them, to fill in `hours_included`.
   */
  declare default_hours: Decimal | null;
}
