/** The percentage of a limit from which screens warn, and owners are warned by mail. */
export const nearLimitPercent = 80;
