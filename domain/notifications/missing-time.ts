import type { Big } from 'big.js';
import { dec } from '../money.js';

/** The part of the hours of a week below which time is missing: less is more likely forgotten than not worked. */
const expectedPart = dec('0.8');

/** Whether a user has logged too little time in a week. */
export const isTimeMissing = (hours: Big, hoursPerWeek: number): boolean =>
  hours.lt(dec(hoursPerWeek).times(expectedPart));
