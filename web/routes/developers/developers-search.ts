/** Classes of HTTP statuses by which requests are filtered. */
export const answeredClasses = ['2xx', '4xx', '5xx'] as const;
export type AnsweredClass = (typeof answeredClasses)[number];

/** The open object and the filters of the lists. Ids are not checked here: the server answers for unknown ones. */
export interface DevelopersSearch {
  readonly new?: 1;
  readonly webhook?: string;
  readonly delivery?: string;
  readonly event?: string;
  readonly request?: string;
  readonly mail?: string;
  readonly status?: 'delivered' | 'failed';
  readonly type?: string;
  readonly resource?: string;
  readonly operation?: string;
  readonly key?: string;
  readonly person?: string;
  readonly ip?: string;
  /** Days, of which the list shows the first to the last. */
  readonly from?: string;
  readonly to?: string;
  readonly entry?: string;
  readonly answered?: AnsweredClass;
}

/** Props of each tab of the screen. */
export interface DevelopersPartProps {
  readonly search: DevelopersSearch;
  readonly onSearch: (search: DevelopersSearch, replace?: boolean) => void;
}

const texts = [
  'webhook',
  'delivery',
  'event',
  'request',
  'mail',
  'type',
  'resource',
  'operation',
  'key',
  'person',
  'ip',
  'from',
  'to',
  'entry',
] as const;

export function readDevelopersSearch(search: Record<string, unknown>): DevelopersSearch {
  const { status } = search;
  const answered = answeredClasses.find((one) => one === search['answered']);
  return {
    ...(Number(search['new']) === 1 && { new: 1 as const }),
    ...(answered && { answered }),
    ...((status === 'delivered' || status === 'failed') && { status }),
    ...Object.fromEntries(texts.filter((name) => typeof search[name] === 'string').map((name) => [name, search[name]])),
  };
}
