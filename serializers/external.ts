import type { External } from '../models/workspace/external-id.js';

/** What other systems put on an object, as the API shows it. */
export const serializeExternal = ({
  external_id,
  metadata,
}: External): { external_id: string | null; metadata: Record<string, string> } => ({
  external_id,
  metadata: { ...metadata },
});
