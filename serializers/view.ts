/** The fields that not everyone sees: rates and what hours are worth, and costs (docs/decisions/permissions.md). */
import { may, type Subject } from '../domain/people/policy.js';

/** Picks what a reader sees of an object. Every serializer of such fields takes one: what an answer shows cannot be forgotten. */
export interface View {
  /** The fields for users with `can_see_rates`; otherwise none. */
  rates<Fields extends object>(fields: Fields): Partial<Fields>;
  /** The fields for users with `can_see_costs`; otherwise none. */
  costs<Fields extends object>(fields: Fields): Partial<Fields>;
}

const shown = <Fields extends object>(fields: Fields): Partial<Fields> => fields;
const hidden = <Fields extends object>(): Partial<Fields> => ({});

/** What a user sees. */
export const viewOf = (reader: Subject): View => ({
  rates: may(reader, 'can_see_rates') ? shown : hidden,
  costs: may(reader, 'can_see_costs') ? shown : hidden,
});

/** For events: they carry everything, and go where owners and admins send them. */
export const everything: View = { rates: shown, costs: shown };
