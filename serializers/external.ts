import type { External } from '../models/workspace/external-id.js';

/** The external id and metadata that other systems set on an object, as the API shows them. */
export const serializeExternal = ({
  external_id,
  metadata,
}: External): { external_id: string | null; metadata: Record<string, string> } => ({
  external_id,
  metadata: { ...metadata },
});
