/** Columns that a list of lines has only if they say something: a unit that is neither an hour nor a piece, and different taxes. */
import type { AppliedTax, LineUnit } from 'docket-sdk';
import { lineUnitLabels } from '../../generated/labels.js';
import type { Column } from '../../ui/table/table.js';
import { useTaxName } from './tax-name.js';
import { t } from '../../messages/text.js';

interface Line {
  readonly unit?: LineUnit;
  readonly taxes: readonly AppliedTax[];
  readonly amount?: number;
  readonly net_amount?: number;
}

function Taxes({ taxes }: Pick<Line, 'taxes'>) {
  const nameOf = useTaxName();
  return <span dir="auto">{taxes.map(nameOf).join(', ')}</span>;
}

const taxesOf = ({ taxes }: Line): string =>
  JSON.stringify(taxes.map(({ name, rate, category }) => [name, rate, category]));

/** The column of taxes; false if all lines have the same. */
export const taxColumn = <Row extends Line>(lines: readonly Row[]): Column<Row> | false =>
  new Set(lines.map(taxesOf)).size > 1 && {
    id: 'tax',
    header: t('common.tax'),
    width: '2fr',
    cell: ({ taxes }) => <Taxes taxes={taxes} />,
  };

const isUsual = (unit: LineUnit | undefined): boolean => unit === undefined || unit === 'hour' || unit === 'piece';

/** The column of units; false if a quantity says enough. */
export const unitColumn = <Row extends Line>(lines: readonly Row[]): Column<Row> | false =>
  lines.some(({ unit }) => !isUsual(unit)) && {
    id: 'unit',
    header: t('billing.unit'),
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ unit }) => (unit === undefined ? '' : lineUnitLabels[unit]),
  };

/** The heading of amounts, which says so if they include tax. */
export const amountHeader = (lines: readonly Line[]): string =>
  lines.some(({ amount, net_amount }) => amount !== net_amount) ? t('billing.amountWithTax') : t('common.amount');
