/** Edge cases of charts: too little or too much data to draw. */
import { expect } from 'chai';
import { drawChart, type ChartData, type ChartDrawing } from '../../documents/charts.js';

const width = 400;
const chartOf = (values: readonly (readonly (number | null)[])[], changes: Partial<ChartData> = {}): ChartData => ({
  type: 'bars',
  isTrend: true,
  labels: (values[0] ?? []).map((_, at) => `L${at}`),
  series: values.map((own, at) => ({ name: `S${at}`, values: own })),
  writeTicks: (ticks) => ticks.map((tick) => `${tick}€`),
  ...changes,
});
const types = ['bars', 'stacked_bars', 'line'] as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxesOf = ({ svg }: ChartDrawing): Box[] =>
  [...svg.matchAll(/<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)].map((match) => {
    const [x = NaN, y = NaN, wide = NaN, high = NaN] = match.slice(1).map(Number);
    return { x, y, width: wide, height: high };
  });
const heightsOf = (drawing: ChartDrawing): number[] => boxesOf(drawing).map(({ height }) => height);
const wordsOf = ({ texts }: ChartDrawing): string[] => texts.map(({ words }) => words);
const ticksOf = (drawing: ChartDrawing): string[] => wordsOf(drawing).filter((words) => words.endsWith('€'));
const placeOf = ({ texts }: ChartDrawing, words: string): number =>
  texts.find((text) => text.words === words)?.y ?? NaN;

describe('drawChart', () => {
  for (const type of types)
    for (const [what, values] of [
      ['no series', []],
      ['no labels', [[]]],
      ['one value', [[5]]],
      ['zeros', [[0, 0, 0]]],
      ['nothing but gaps', [[null, null]]],
      ['values below zero', [[-5, -10]]],
      [
        'both signs in two series',
        [
          [5, -5, null],
          [-3, 4, 0],
        ],
      ],
      ['values far apart', [[0.01, 1e12]]],
      ['many values', [Array.from({ length: 300 }, (_, at) => at - 150)]],
    ] as const)
      for (const isTrend of [true, false])
        it(`draws ${what} as ${type}${isTrend ? ' in time' : ''} within its frame, with finite lengths`, () => {
          const drawing = drawChart(chartOf(values, { type, isTrend }), width);
          expect(drawing.svg).not.to.match(/NaN|Infinity|undefined|="-/);
          expect(drawing.texts.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).to.equal(true);
          const isOutside = (box: Box): boolean =>
            box.x + box.width > width + 0.02 || box.y + box.height > drawing.height + 0.02;
          expect(boxesOf(drawing).filter(isOutside)).to.deep.equal([]);
          expect(wordsOf(drawing)).to.include('0€');
        });

  it('has only a line at 0 if there is nothing else', () => {
    for (const values of [[], [[]], [[0, 0]], [[null]]])
      for (const type of types) expect(ticksOf(drawChart(chartOf(values, { type }), width))).to.deep.equal(['0€']);
  });

  it('draws bars in proportion to their values', () => {
    const [five = NaN, ten = NaN, none] = heightsOf(drawChart(chartOf([[5, 10, 0]]), width));
    expect(ten / five).to.be.closeTo(2, 0.001);
    expect(none).to.equal(0);
  });

  it('draws what is below 0 downwards from 0', () => {
    const drawing = drawChart(chartOf([[5, -10]]), width);
    const zero = placeOf(drawing, '0€');
    const [above, below] = boxesOf(drawing);
    expect((above?.y ?? NaN) + (above?.height ?? NaN)).to.be.closeTo(zero, 0.02);
    expect(below?.y).to.be.closeTo(zero, 0.02);
    expect((below?.height ?? NaN) / (above?.height ?? NaN)).to.be.closeTo(2, 0.001);
    const alone = drawChart(chartOf([[-5, -10]]), width);
    expect(placeOf(alone, '0€')).to.be.lessThan(placeOf(alone, '-10€'));
  });

  it('stacks parts, separately for each sign', () => {
    const [first, second, below] = boxesOf(drawChart(chartOf([[4], [6], [-3]], { type: 'stacked_bars' }), width));
    expect((second?.y ?? NaN) + (second?.height ?? NaN)).to.be.closeTo(first?.y ?? NaN, 0.02);
    expect((first?.y ?? NaN) + (first?.height ?? NaN)).to.be.closeTo(below?.y ?? NaN, 0.02);
  });

  it('draws the bars of several series next to each other', () => {
    const [first, second] = boxesOf(drawChart(chartOf([[4], [6]]), width));
    expect((first?.x ?? NaN) + (first?.width ?? NaN)).to.be.closeTo(second?.x ?? NaN, 0.02);
  });

  it('leaves gaps: no bar, an interrupted line, and a dot for a value between two gaps', () => {
    expect(boxesOf(drawChart(chartOf([[1, null, 3]]), width))).to.have.lengthOf(2);
    const dotted = drawChart(chartOf([[1, null, 3, 4]], { type: 'line' }), width).svg;
    expect(dotted.match(/<circle/g)).to.have.lengthOf(3);
    const many = Array.from({ length: 40 }, (_, at) => (at === 1 || at === 3 ? null : at));
    expect(drawChart(chartOf([many], { type: 'line' }), width).svg.match(/<circle/g)).to.have.lengthOf(2);
  });

  it('draws no dots on a line that stays the same, such as that of a budget', () => {
    expect(drawChart(chartOf([[5, 5, 5]], { type: 'line' }), width).svg.match(/<circle/g)).to.equal(null);
  });

  it('names several series in a legend, whose lines differ in more than color', () => {
    expect(drawChart(chartOf([[1]]), width).legend).to.deep.equal([]);
    const lines = drawChart(chartOf([[1], [2], [3]], { type: 'line' }), width).legend;
    expect(lines.map(({ name }) => name)).to.deep.equal(['S0', 'S1', 'S2']);
    expect(new Set(lines.map(({ color }) => color)).size).to.equal(3);
    expect(new Set(lines.map(({ dashes }) => String(dashes))).size).to.equal(3);
    expect(drawChart(chartOf([[1], [2]]), width).legend.map(({ dashes }) => dashes)).to.deep.equal([null, null]);
  });

  it('draws horizontal bars if names are long and few, but never for a series over time', () => {
    const named = (count: number, isTrend = false): ChartDrawing => {
      const labels = Array.from({ length: count }, (_, at) => `A client with quite a long name ${at}`);
      return drawChart(chartOf([labels.map((_, at) => at + 1)], { labels, isTrend }), width);
    };
    const isLying = (drawing: ChartDrawing): boolean => new Set(boxesOf(drawing).map(({ x }) => x)).size === 1;
    expect([named(8), named(25), named(26), named(8, true)].map(isLying)).to.deep.equal([true, true, false, false]);
    expect(named(25).height).to.be.greaterThan(named(8).height);
  });

  it('omits labels of days for lack of room, at even intervals', () => {
    const days = wordsOf(drawChart(chartOf([Array.from({ length: 365 }, () => 1)]), width)).filter((words) =>
      words.startsWith('L'),
    );
    const numbers = days.map((words) => Number(words.slice(1)));
    const steps = new Set(numbers.slice(1).map((number, at) => number - (numbers[at] ?? NaN)));
    expect(numbers[0]).to.equal(0);
    expect(steps.size).to.equal(1);
    expect(days.length).to.be.within(5, 40);
  });
});
