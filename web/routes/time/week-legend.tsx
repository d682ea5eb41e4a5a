/** What the signs in the cells of the week mean. */
import { t } from '../../messages/text.js';

export function WeekLegend() {
  return (
    <p className="week-legend">
      <span className="week-legend-dot">{t('common.dotMeans')}</span>
      <span>{t('common.grayMeans')}</span>
    </p>
  );
}
