import { expect } from 'chai';
import { proposeAmounts } from '../../../web/entities/invoice/proposed-amounts.js';

const invoices = [
  { id: 'a', outstanding: 600 },
  { id: 'b', outstanding: 500.1 },
  { id: 'c', outstanding: 700 },
];

describe('proposeAmounts', () => {
  const cases: readonly [string, number, readonly (readonly [string, number | null])[], readonly number[], number][] = [
    ['pays the oldest wholly and the next in part', 1500, [], [600, 500.1, 399.9], 0],
    ['leaves what is more than all as the rest', 2000, [], [600, 500.1, 700], 199.9],
    ['pays nothing without money', 0, [], [0, 0, 0], 0],
    ['keeps what was typed, and gives what is left to the others', 1500, [['b', 100]], [600, 100, 700], 100],
    ['keeps an emptied amount empty', 700, [['a', null]], [0, 500.1, 199.9], 0],
    ['says how much too much was typed', 100, [['a', 150]], [150, 0, 0], -50],
    [
      'adds decimals exactly',
      0.3,
      [
        ['a', 0.1],
        ['b', 0.2],
      ],
      [0.1, 0.2, 0],
      0,
    ],
  ];
  for (const [what, paid, typed, amounts, rest] of cases)
    it(what, () => {
      const proposal = proposeAmounts(paid, invoices, new Map(typed));
      expect([[...proposal.amounts.values()], proposal.rest]).to.deep.equal([amounts, rest]);
    });
});
