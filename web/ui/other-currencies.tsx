/** What a list adds up to in currencies beside the workspace's: a row each, folded where they would push the list away. */
import { Money } from './amounts.js';
import { counted } from './text/plural.js';
import './other-currencies.css';

export interface CurrencySums {
  readonly currency: string;
  /** In the order of the names. */
  readonly amounts: readonly (number | undefined)[];
  /** Marks what is owed. */
  readonly badAt?: number;
}

export interface OtherCurrenciesProps {
  /** What each amount is called: "Invoiced". */
  readonly names: readonly string[];
  readonly sums: readonly CurrencySums[];
}

/** More than this take more room than the figures of the workspace's own currency. */
const maxUnfolded = 2;

export function OtherCurrencies({ names, sums }: OtherCurrenciesProps) {
  const [first] = sums;
  if (first === undefined) return null;
  return (
    <details className="currencies" open={sums.length <= maxUnfolded}>
      <summary>
        {sums.length === 1
          ? `Also in ${first.currency}`
          : `Also in ${counted(sums.length, 'other currency', 'other currencies')}`}
      </summary>
      <div className="currencies-sums" role="region" aria-label="In other currencies" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Currency</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map(({ currency, amounts, badAt }) => (
              <tr key={currency}>
                <th scope="row">{currency}</th>
                {names.map((name, at) => (
                  <td key={name}>
                    <Money amount={amounts[at]} currency={currency} isBad={at === badAt && (amounts[at] ?? 0) > 0} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
