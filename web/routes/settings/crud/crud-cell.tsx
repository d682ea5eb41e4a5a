/** Formats a value in a list of small settings by its description in the contract. */
import type { Limits } from '../../../api/fields.js';
import { Swatch } from '../../../ui/color-field.js';
import { Count, Hours, Money, None, Percent } from '../../../ui/amounts.js';
import { Icon } from '../../../ui/icon.js';
import { Day } from '../../../ui/times.js';
import { percentOf } from '../../../ui/text/exact.js';
import type { ValueKind } from '../../../entities/schema/schema-field.js';
import { t } from '../../../messages/text.js';

interface CrudCellProps {
  readonly field: Limits;
  readonly value: unknown;
  readonly kind?: ValueKind;
  /** Numbers in `h` are hours. */
  readonly unit?: string;
  readonly words?: Readonly<Record<string, string>>;
  /** Text for no value. */
  readonly noneLabel?: string;
  readonly currency?: unknown;
  /** Colour to show before the text. */
  readonly color?: unknown;
}

export function CrudCell({ field, value, kind, unit, words, noneLabel, currency, color }: CrudCellProps) {
  if (typeof value === 'boolean') return value ? <Yes /> : <None label={t('common.no')} />;
  if (typeof value === 'number') {
    if (kind === 'money')
      return <Money amount={value} currency={typeof currency === 'string' ? currency : undefined} />;
    if (kind === 'share') return <Percent percent={percentOf(value)} digits={4} />;
    if (unit === 'h') return <Hours hours={value} />;
    if (kind === 'minutes') return <Hours hours={value / 60} />;
    return <Count count={value} digits={field.decimals} />;
  }
  if (typeof value !== 'string' || value === '') return noneLabel ?? <None />;
  if (field.format === 'date') return <Day day={value} />;
  return (
    <span dir="auto">
      {typeof color === 'string' && <Swatch color={color} />}
      {field.type === 'enum' ? (words?.[value] ?? value) : value}
    </span>
  );
}

const Yes = () => (
  <span role="img" aria-label={t('common.yes')}>
    <Icon name="check" />
  </span>
);
