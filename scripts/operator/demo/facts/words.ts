import type { Schemas } from '../../../../contract/contract.js';

/** The kinds of work that people describe. */
export type Topic = 'engineering' | 'design' | 'consulting' | 'support';
type Words = readonly [string, ...string[]];
type Exclusion = Schemas['TimeEntryExclude'];

/** The descriptions that people write next to their hours. */
export const work: Readonly<Record<Topic, Words>> = {
  engineering: [
    'Checkout: address validation and error states',
    'API client for the stock system, with retries',
    'Code review of open branches',
    'Import of the old catalogue, first run on real data',
    'Search: facets and ranking',
    'Deployment pipeline: preview environments',
    'Accessibility fixes in forms',
    'Database migration and dry run on a copy',
    'Caching of product pages',
    'Login with the company account (OpenID Connect)',
    'Tests for the order workflow',
    'Pairing on the payment webhooks',
    'Load test before the campaign, notes shared',
    'Upgrade of the framework, release notes worked through',
  ],
  design: [
    'Wireframes for the booking flow',
    'Design review with the client',
    'Component library: tables and empty states',
    'Icon set, second round',
    'Usability tests, five sessions and notes',
    'Landing page: layouts for small screens',
    'Colour and type system',
    'Clickable prototype for the steering committee',
    'Handover of assets to engineering',
    'Illustrations for the onboarding mails',
    'Print layout of the annual report',
    'Photo selection and retouching briefs',
  ],
  consulting: [
    'Workshop: goals and measures for the next quarter',
    'Interviews with the branch managers',
    'Roadmap and estimate, second draft',
    'Steering committee: preparation and minutes',
    'Analysis of the support tickets of last quarter',
    'Market overview and comparison of three vendors',
    'Process map from order to invoice',
    'Weekly call with the client, follow-ups written',
    'Training plan for the key users',
    'Data protection review with their officer',
  ],
  support: [
    'Order mails not delivered: traced to the DNS records, fixed',
    'Monthly security updates, restart and checks',
    'Help with the price import, file format corrected',
    'Slow product pages: missing index added',
    'User could not log in: account merged',
    'Certificate renewed and monitoring adjusted',
    'Backup restore tested, protocol filed',
    'Shipping rates of the new carrier entered',
    'Wrong VAT on gift cards: corrected and re-exported',
    'Questions of the accounting team answered on the phone',
  ],
};

/** Internal work of the firm. */
export const internalWork: Words = [
  'Handover to a colleague before the holidays',
  'Internal project review',
  'Getting to know the code base',
  'Planning of the coming week',
];

/** Why the client is not charged for work after all. */
export const exclusions: readonly [Exclusion, ...Exclusion[]] = [
  { reason: 'rework', note: 'We had built it against the old price list' },
  { reason: 'goodwill', note: 'First hour of the incident is on us' },
  { reason: 'training', note: null },
  { reason: 'internal_meeting', note: null },
  { reason: 'admin', note: null },
  { reason: 'other', note: 'Agreed with the client to share the cost of this day' },
];

export const rejections: Words = [
  'Please split this by project',
  'Wrong day: we were at the client on Tuesday',
  'More than was planned, let us talk first',
];
