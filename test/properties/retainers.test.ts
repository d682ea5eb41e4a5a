import { assertTwoYearsMatch } from '../support/models/retainer-simulation.js';

describe('8 retainers over two years', () => {
  it('match a plain model after every step', () => assertTwoYearsMatch(8));
});
