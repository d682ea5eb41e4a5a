/** The open object and the filters of the lists. Ids are not checked here: the server answers for unknown ones. */
export interface DevelopersSearch {
  readonly new?: 1;
  readonly webhook?: string;
  readonly delivery?: string;
  readonly event?: string;
  readonly mail?: string;
  readonly status?: 'delivered' | 'failed';
  readonly type?: string;
  readonly resource?: string;
}

/** Props of each tab of the screen. */
export interface DevelopersPartProps {
  readonly search: DevelopersSearch;
  readonly onSearch: (search: DevelopersSearch, replace?: boolean) => void;
}

const texts = ['webhook', 'delivery', 'event', 'mail', 'type', 'resource'] as const;

export function readDevelopersSearch(search: Record<string, unknown>): DevelopersSearch {
  const { status } = search;
  return {
    ...(Number(search['new']) === 1 && { new: 1 as const }),
    ...((status === 'delivered' || status === 'failed') && { status }),
    ...Object.fromEntries(texts.filter((name) => typeof search[name] === 'string').map((name) => [name, search[name]])),
  };
}
