/** Whose drafts are read and written (draft-store.ts). */

let owner = '';

/** Called when the session has been read. The ids of a workspace's two sides differ. */
export function setDraftOwner(workspaceId: string, userId: string): void {
  owner = `${workspaceId}.${userId}.`;
}

export const draftOwner = (): string => owner;
