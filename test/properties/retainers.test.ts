import { assertTwoYearsMatch } from '../support/models/retainer-simulation.js';

describe('20 retainers over two years', () => {
  it('match a plain model after every step', () => assertTwoYearsMatch(20));
});
