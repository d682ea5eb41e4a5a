import { assertTwoYearsMatch } from '../support/models/retainer-simulation.js';

describe('5 retainers over two years', () => {
  it('match a plain model after every step', () => assertTwoYearsMatch(5));
});
