/** What is shown of something once it is read; until then that it comes, or why it does not. */
import type { ReactNode } from 'react';
import { Problem, Skeleton } from './notice.js';
import { Page } from './page.js';

/** As queries answer. */
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
  /** Of the page that there is before its own. */
  readonly title: string;
  readonly back?: ReactNode;
}

/** A screen of its own for what is read: `children` makes its `Page`. */
export function LoadedPage<Data>({ title, back, ...rest }: LoadedPageProps<Data>) {
  const loaded = <Loaded lines={8} {...rest} />;
  if (rest.reading.data !== undefined) return loaded;
  return (
    <Page title={title} back={back}>
      {loaded}
    </Page>
  );
}
