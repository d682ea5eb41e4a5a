/** Shows the sum of hours, or of amounts by currency. */
import { Fragment } from 'react';
import { Hours, Money, None } from '../../ui/amounts.js';
import { groupSumsOf, type Item } from './groups.js';

export function SumText({ items }: { readonly items: readonly Item[] }) {
  const sums = groupSumsOf(items);
  if (sums.length === 0) return <None />;
  return (
    <span>
      {sums.map(({ currency, amount }, at) => (
        <Fragment key={currency}>
          {at > 0 && ' + '}
          {currency === null ? <Hours hours={amount} /> : <Money amount={amount} currency={currency} />}
        </Fragment>
      ))}
    </span>
  );
}
