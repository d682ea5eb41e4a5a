/** The stories of invoices: what happens to each after it is created. */
import type { CustomerKey } from './clients.js';

type InvoiceAction =
  | { readonly do: 'submit' | 'approve' | 'send' | 'view' | 'remind' | 'refund' | 'credit' | 'write_off' | 'void' }
  /** A share of what is outstanding. */
  | { readonly do: 'pay'; readonly share: number };

/** What is done, and how many days after the invoice date. */
export type Step = InvoiceAction & { readonly after: number };
export type Story = readonly Step[];

const submitted: Story = [{ do: 'submit', after: 0 }];
const approved: Story = [...submitted, { do: 'approve', after: 0 }];
const sent: Story = [...approved, { do: 'send', after: 0 }];
const viewed: Story = [...sent, { do: 'view', after: 2 }];
const remindedOnce: Story = [...viewed, { do: 'remind', after: 36 }];

/** By the status in which each ends, or by what is special about it. */
export const stories = {
  draft: [],
  pending_approval: submitted,
  approved,
  sent,
  viewed,
  partial: [...viewed, { do: 'pay', share: 0.5, after: 9 }],
  paid: [...viewed, { do: 'pay', share: 1, after: 12 }],
  paid_in_two: [...viewed, { do: 'pay', share: 0.4, after: 8 }, { do: 'pay', share: 1, after: 24 }],
  paid_late: [...remindedOnce, { do: 'pay', share: 1, after: 41 }],
  /** The direct debit was returned, and a transfer came instead. */
  paid_again: [
    ...viewed,
    { do: 'pay', share: 1, after: 7 },
    { do: 'refund', after: 11 },
    { do: 'pay', share: 1, after: 19 },
  ],
  /** A part was credited, and the rest was paid later. */
  credited: [...viewed, { do: 'credit', after: 5 }, { do: 'pay', share: 1, after: 16 }],
  overdue: [...remindedOnce, { do: 'remind', after: 50 }],
  overdue_partly: [...viewed, { do: 'pay', share: 0.3, after: 10 }, { do: 'remind', after: 21 }],
  uncollectible: [...remindedOnce, { do: 'write_off', after: 52 }],
  void: [...viewed, { do: 'void', after: 3 }],
} as const satisfies Readonly<Record<string, Story>>;

export type StoryKey = keyof typeof stories;

/**
 * The latest month's story of each client. Payment terms are long enough that none of these invoices is overdue yet.
 */
const latest: Readonly<Record<CustomerKey, StoryKey>> = {
  harbor: 'paid',
  meridian: 'approved',
  juniper: 'viewed',
  cobalt: 'partial',
  lindner: 'sent',
  marchand: 'viewed',
  thistle: 'paid',
  sakura: 'sent',
  boreale: 'partial',
  alpenblick: 'draft',
  aegean: 'pending_approval',
  pearl: 'approved',
};

/** Stories by months before the latest; an invoice without one is `paid`. */
const storiesByMonth: readonly Readonly<Partial<Record<CustomerKey, StoryKey>>>[] = [
  latest,
  { harbor: 'overdue_partly', alpenblick: 'overdue', cobalt: 'viewed', meridian: 'credited', sakura: 'paid_in_two' },
  {
    meridian: 'overdue',
    alpenblick: 'overdue',
    thistle: 'void',
    lindner: 'paid_again',
    pearl: 'uncollectible',
    aegean: 'paid_late',
  },
  { cobalt: 'paid_in_two', alpenblick: 'paid_late' },
];

/** The story of a client's invoice for a month; 0 is the latest. */
export const storyOf = (client: CustomerKey, monthsAgo: number): StoryKey =>
  storiesByMonth[monthsAgo]?.[client] ?? 'paid';
