/** Totals of a list in currencies other than the workspace's, a row for each; folded if there are several. */
import { Money } from './amounts.js';
import './other-currencies.css';
import { t } from '../messages/text.js';

export interface CurrencySums {
  readonly currency: string;
  /** In the order of the names. */
  readonly amounts: readonly (number | undefined)[];
  /** Index of the amount to mark as owed. */
  readonly badAt?: number;
}

export interface OtherCurrenciesProps {
  /** Column headers: "Invoiced". */
  readonly names: readonly string[];
  readonly sums: readonly CurrencySums[];
  /** Folded however few they are: where the figures above have the most important amounts. */
  readonly isFolded?: boolean;
}

/** More rows than this would need more space than the figures in the workspace's own currency. */
const maxUnfolded = 2;

export function OtherCurrencies({ names, sums, isFolded = false }: OtherCurrenciesProps) {
  const [first] = sums;
  if (first === undefined) return null;
  return (
    <details className="currencies" open={!isFolded && sums.length <= maxUnfolded}>
      <summary>
        {sums.length === 1
          ? t('common.alsoIn', { currency: first.currency })
          : t('common.alsoInOther', { count: sums.length })}
      </summary>
      <div className="currencies-sums" role="region" aria-label={t('common.inOtherCurrencies')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('common.currency')}</th>
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
