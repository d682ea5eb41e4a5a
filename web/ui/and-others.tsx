/** Amounts in other currencies under a figure in the workspace's own: no figure leaves anything out in silence. */
import { useMoneyText } from './amounts.js';
import { t } from '../messages/text.js';

export interface OtherAmount {
  readonly currency: string;
  readonly amount: number;
}

interface AndOthersProps {
  readonly amounts: readonly OtherAmount[];
  /** As the figure above. */
  readonly isRounded?: boolean;
}

export function AndOthers({ amounts, isRounded }: AndOthersProps) {
  const write = useMoneyText();
  const others = amounts.filter(({ amount }) => amount !== 0);
  if (others.length === 0) return null;
  return (
    <span className="figure-others">
      {t('common.andOthers', {
        amounts: others.map(({ amount, currency }) => write(amount, currency, isRounded)).join(' · '),
      })}
    </span>
  );
}
