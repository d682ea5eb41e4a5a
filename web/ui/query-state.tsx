/** Shows data once it is loaded; until then a placeholder, or the error. */
import type { ReactNode } from 'react';
import { Problem, Skeleton } from './notice.js';
import { Page } from './page.js';

/** The needed part of a query's result. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly reading: QueryState<Data>;
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ reading: { data, error, refetch }, lines, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={lines} />;
}

interface LoadedPageProps<Data> extends LoadedProps<Data> {
  /** Title while the data is loading. */
  readonly title: string;
  readonly back?: ReactNode;
}

/** `Loaded` for a whole screen: `children` renders its `Page`. */
export function LoadedPage<Data>({ title, back, ...rest }: LoadedPageProps<Data>) {
  const loaded = <Loaded lines={8} {...rest} />;
  if (rest.reading.data !== undefined) return loaded;
  return (
    <Page title={title} back={back}>
      {loaded}
    </Page>
  );
}
