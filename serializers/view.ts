/** Fields that only some users see: rates, the values of hours, and costs (docs/decisions/permissions.md). */
import { may, type Subject } from '../domain/people/policy.js';

/**
 * Selects the fields that a reader sees. Every serializer of such fields requires one, so that none forgets the check.
 */
export interface View {
  /** The fields for users with `can_see_rates`; otherwise none. */
  rates<Fields extends object>(fields: Fields): Partial<Fields>;
  /** The fields for users with `can_see_costs`; otherwise none. */
  costs<Fields extends object>(fields: Fields): Partial<Fields>;
}

const shown = <Fields extends object>(fields: Fields): Partial<Fields> => fields;
const hidden = <Fields extends object>(): Partial<Fields> => ({});

/** The view of a user, by their permissions. */
export const viewOf = (reader: Subject): View => ({
  rates: may(reader, 'can_see_rates') ? shown : hidden,
  costs: may(reader, 'can_see_costs') ? shown : hidden,
});

/** The view of events, which contain every field: only owners and admins decide where they are sent. */
export const everything: View = { rates: shown, costs: shown };
