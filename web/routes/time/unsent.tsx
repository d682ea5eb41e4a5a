/** Notices of hours that are not saved yet, with the reason and a retry. */
import { Button } from '../../ui/button.js';
import { Hours } from '../../ui/amounts.js';
import { Notice } from '../../ui/notice.js';
import { useDayText } from '../../ui/times.js';
import { rowKeyOf } from './week.js';
import type { ShownRow } from './use-week.js';
import { useTypedHours } from './use-typed-hours.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export function Unsent({ userId, rows }: { readonly userId: string; readonly rows: readonly ShownRow[] }) {
  const { hours: store, typed } = useTypedHours();
  const write = useDayText();
  const mine = [...typed].filter(([, { place }]) => place.userId === userId);
  const refused = mine.filter(([, { state }]) => state === 'refused');
  const waiting = mine.filter(([, { state }]) => state === 'waiting');
  const titleOf = (key: string): string => rows.find((row) => row.key === key)?.title ?? t('shell.time');
  return (
    <>
      {waiting.length > 0 && (
        <Notice kind="warn" action={<Button onPress={() => store.retry()}>{t('common.tryNow')}</Button>}>
          {t('common.theHoursOfOtherAreKept', { count: waiting.length })}
        </Notice>
      )}
      {refused.map(([key, { place, hours, problem }]) => (
        <Notice
          key={key}
          kind="bad"
          action={
            <>
              <Button onPress={() => store.type(key, place, { hours }, undefined)}>{t('common.saveAgain')}</Button>
              <Button kind="quiet" onPress={() => store.drop(key)}>
                {t('shell.discard')}
              </Button>
            </>
          }
        >
          {rich(
            'common.notSaved',
            {
              ids: titleOf(rowKeyOf(place.ids)),
              day: write(place.day, true),
              hours: <Hours hours={hours ?? 0} />,
              problem,
            },
            { span: (words) => <span dir="auto">{words}</span> },
          )}
        </Notice>
      ))}
    </>
  );
}
