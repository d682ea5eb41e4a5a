/** Notices of hours that are not saved yet, with the reason and a retry. */
import { Button } from '../../ui/button.js';
import { Hours } from '../../ui/amounts.js';
import { Notice } from '../../ui/notice.js';
import { useDayText } from '../../ui/times.js';
import { rowKeyOf } from './week.js';
import type { ShownRow } from './use-week.js';
import { counted } from '../../ui/text/plural.js';
import { useTypedHours } from './use-typed-hours.js';

export function Unsent({ userId, rows }: { readonly userId: string; readonly rows: readonly ShownRow[] }) {
  const { hours: store, typed } = useTypedHours();
  const write = useDayText();
  const mine = [...typed].filter(([, { place }]) => place.userId === userId);
  const refused = mine.filter(([, { state }]) => state === 'refused');
  const waiting = mine.filter(([, { state }]) => state === 'waiting');
  const titleOf = (key: string): string => rows.find((row) => row.key === key)?.title ?? 'Time';
  return (
    <>
      {waiting.length > 0 && (
        <Notice kind="warn" action={<Button onPress={() => store.retry()}>Try now</Button>}>
          The hours of {counted(waiting.length, 'day')} are kept here and saved as soon as Docket can be reached.
        </Notice>
      )}
      {refused.map(([key, { place, hours, problem }]) => (
        <Notice
          key={key}
          kind="bad"
          action={
            <>
              <Button onPress={() => store.type(key, place, hours, undefined)}>Save again</Button>
              <Button kind="quiet" onPress={() => store.drop(key)}>
                Discard
              </Button>
            </>
          }
        >
          <span dir="auto">{titleOf(rowKeyOf(place.ids))}</span>, {write(place.day, true)}: <Hours hours={hours ?? 0} />{' '}
          not saved: {problem}
        </Notice>
      ))}
    </>
  );
}
