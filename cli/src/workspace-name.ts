import { ApiError } from '../../sdk/src/errors.js';
import type { Api } from './connection.js';

/** The name of the workspace of the key; null for a restricted key that cannot read the settings. */
export async function workspaceName(api: Api): Promise<string | null> {
  try {
    return (await api.get<{ name: string }>('/v1/workspace', { fields: 'name' })).name;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'forbidden') return null;
    throw error;
  }
}
