export interface SettingsSearch {
  /** Id of the open setting of a list. */
  readonly open?: string;
  readonly new?: 1;
}

export const readSettingsSearch = (search: Record<string, unknown>): SettingsSearch => ({
  ...(typeof search['open'] === 'string' && { open: search['open'] }),
  ...(search['new'] !== undefined && { new: 1 as const }),
});
