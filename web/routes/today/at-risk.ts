/** The filters of the list of projects that the dashboard report counts as at risk, the most used first. */
export const atRisk = {
  health: ['at_risk' as const],
  sort: 'percent_complete' as const,
  order: 'desc' as const,
};
