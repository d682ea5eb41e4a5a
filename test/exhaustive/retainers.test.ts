import { assertTwoYearsMatch } from '../support/models/retainer-simulation.js';

describe('300 retainers over two years', () => {
  it('match a plain model after every step', () => assertTwoYearsMatch(300));
});
