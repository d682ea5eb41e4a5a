import { expect } from 'chai';
import { budget, filesOf, loadedAhead, measure, tableOf, type Manifest } from '../../scripts/bootstrap/web-budget.mjs';

const [first = ''] = loadedAhead;
const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['index.css'],
    assets: ['font.woff2'],
  },
  '_shared.js': { file: 'shared.js' },
  '_table.js': { file: 'table.js', imports: ['_shared.js'] },
  'routes/today/today-route.tsx': { file: 'today.js', isDynamicEntry: true, imports: ['index.html', '_shared.js'] },
  'routes/tickets/tickets-route.tsx': {
    file: 'tickets.js',
    isDynamicEntry: true,
    imports: ['index.html', '_table.js'],
    css: ['tickets.css'],
  },
  [first]: { file: 'ahead.js', isDynamicEntry: true, imports: ['index.html', '_table.js'] },
};
const sizes = {
  'index.js': 100_000,
  'shared.js': 50_000,
  'today.js': 35_000,
  'tickets.js': 40_000,
  'table.js': 30_000,
  'ahead.js': 40_000,
};
const measured = (changed: Record<string, number> = {}) =>
  measure(manifest, new Map(Object.entries({ ...sizes, 'index.css': 15_000, 'tickets.css': 5_000, ...changed })));
const tooLarge = (changed: Record<string, number>): string[] =>
  measured(changed)
    .filter(({ bytes, max }) => bytes > max)
    .map(({ name }) => name);

describe('the budget of the dashboard', () => {
  it('counts the shell with its first screen, what is loaded ahead, what each other screen adds to it, and all styles', () => {
    expect(measured()).to.deep.equal([
      { name: 'shell with its first screen', bytes: 185_000, max: budget.shell },
      { name: 'loaded while idle', bytes: 70_000, max: budget.ahead },
      { name: 'routes/tickets/tickets-route.tsx', bytes: 70_000, max: budget.screen },
      { name: first, bytes: 70_000, max: budget.screen },
      { name: 'all styles', bytes: 20_000, max: budget.styles },
    ]);
  });

  it('is exceeded by a single byte, wherever it is', () => {
    expect(tooLarge({})).to.deep.equal([]);
    expect(tooLarge({ 'shared.js': 50_001 })).to.deep.equal(['shell with its first screen']);
    expect(tooLarge({ 'today.js': 35_001 })).to.deep.equal(['shell with its first screen']);
    expect(tooLarge({ 'table.js': 30_001 })).to.deep.equal(['routes/tickets/tickets-route.tsx', first]);
    expect(tooLarge({ 'ahead.js': budget.ahead - 30_000, 'table.js': 30_001 })).to.deep.equal([
      'loaded while idle',
      first,
      'routes/tickets/tickets-route.tsx',
    ]);
    expect(tooLarge({ 'tickets.css': 5_001 })).to.deep.equal(['all styles']);
  });

  it('says what is too large', () => {
    expect(tableOf(measured({ 'table.js': 31_000 })).filter((line) => line.includes('<-'))).to.deep.equal([
      '   71.0 of    70.0  routes/tickets/tickets-route.tsx  <- larger than allowed: load some of it on demand, or leave it out',
      `   71.0 of    70.0  ${first}  <- larger than allowed: load some of it on demand, or leave it out`,
    ]);
  });

  it('serves what it counts, and fonts and pictures', () => {
    expect(filesOf(manifest).toSorted()).to.deep.equal([
      'ahead.js',
      'font.woff2',
      'index.css',
      'index.js',
      'shared.js',
      'table.js',
      'tickets.css',
      'tickets.js',
      'today.js',
    ]);
  });
});
