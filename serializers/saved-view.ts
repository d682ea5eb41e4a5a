import type { Schemas } from '../contract/contract.js';
import { instant } from '../domain/time.js';
import type { Scope } from '../models/context.js';
import type { SavedView } from '../models/people/saved-view.js';

/** A saved view with the name of its user. */
export type NamedSavedView = SavedView & { readonly user_name: string };

/** A saved view as the API shows it to a user. A view of somebody else is no default of theirs. */
export const serializeSavedView = (view: NamedSavedView, { userId }: Pick<Scope, 'userId'>): Schemas['SavedView'] => ({
  id: view.id,
  user_id: view.user_id,
  user_name: view.user_name,
  screen: view.screen,
  name: view.name,
  query: view.query,
  columns: view.columns.map(({ id, width }) => ({ id, width })),
  shared: view.shared,
  is_default: view.is_default && view.user_id === userId,
  created_at: instant(view.created_at),
  updated_at: instant(view.updated_at),
});
