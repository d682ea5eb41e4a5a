/** The saved views that a user sees, by their names. */
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';

export const viewNamesFor = async (
  user: ApiClient,
  query: { screen?: Schemas['SavedViewScreen'][]; shared?: boolean } = {},
): Promise<string[]> => (await user.call('listSavedViews', { query })).data.map(({ name }) => name);

/** The default views of a user, by their names. */
export const defaultViewsOf = async (user: ApiClient): Promise<string[]> =>
  (await user.call('listSavedViews', { query: { per_page: 100 } })).data
    .filter(({ is_default }) => is_default)
    .map(({ name }) => name);
