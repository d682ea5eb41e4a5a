/** Who works at the firm. */
import type { Role } from '../../../../domain/people/policy.js';
import type { Topic } from './words.js';

export interface Person {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly title: string;
  readonly department: string;
  readonly timezone: string;
  readonly hours_per_week: number;
  /** Percent. */
  readonly billable_target: number;
  readonly cost_rate: number;
  readonly bill_rate: number;
  readonly topics: readonly [Topic, ...Topic[]];
}

const address = (name: string): string => `${name}@northlight.example`;

/** By the key that projects use for them. */
export const people = {
  marta: {
    email: address('marta'),
    name: 'Marta Kowalska',
    role: 'admin',
    title: 'Head of Operations',
    department: 'Operations',
    timezone: 'Europe/Warsaw',
    hours_per_week: 40,
    billable_target: 30,
    cost_rate: 62,
    bill_rate: 120,
    topics: ['consulting'],
  },
  daniel: {
    email: address('daniel'),
    name: 'Daniel Okafor',
    role: 'manager',
    title: 'Engineering Lead',
    department: 'Engineering',
    timezone: 'Europe/London',
    hours_per_week: 40,
    billable_target: 65,
    cost_rate: 88,
    bill_rate: 165,
    topics: ['engineering', 'consulting'],
  },
  sofia: {
    email: address('sofia'),
    name: 'Sofia Lindqvist',
    role: 'manager',
    title: 'Design Director',
    department: 'Design',
    timezone: 'Europe/Stockholm',
    hours_per_week: 40,
    billable_target: 65,
    cost_rate: 84,
    bill_rate: 160,
    topics: ['design', 'consulting'],
  },
  priya: {
    email: address('priya'),
    name: 'Priya Raman',
    role: 'member',
    title: 'Senior Engineer',
    department: 'Engineering',
    timezone: 'Europe/London',
    hours_per_week: 40,
    billable_target: 80,
    cost_rate: 72,
    bill_rate: 145,
    topics: ['engineering', 'support'],
  },
  tomas: {
    email: address('tomas'),
    name: 'Tomás Herrera',
    role: 'member',
    title: 'Engineer',
    department: 'Engineering',
    timezone: 'Europe/Madrid',
    hours_per_week: 40,
    billable_target: 80,
    cost_rate: 58.5,
    bill_rate: 125,
    topics: ['engineering', 'support'],
  },
  hana: {
    email: address('hana'),
    name: 'Hana Sato',
    role: 'member',
    title: 'Product Designer',
    department: 'Design',
    timezone: 'Asia/Tokyo',
    hours_per_week: 40,
    billable_target: 75,
    cost_rate: 60,
    bill_rate: 130,
    topics: ['design'],
  },
  elif: {
    email: address('elif'),
    name: 'Elif Demir',
    role: 'member',
    title: 'Strategy Consultant',
    department: 'Strategy',
    timezone: 'Europe/Istanbul',
    hours_per_week: 32,
    billable_target: 75,
    cost_rate: 66,
    bill_rate: 140,
    topics: ['consulting', 'design'],
  },
  jonas: {
    email: address('jonas'),
    name: 'Jonas Weber',
    role: 'contractor',
    title: 'Freelance Engineer',
    department: 'Engineering',
    timezone: 'Europe/Berlin',
    hours_per_week: 20,
    billable_target: 90,
    cost_rate: 80,
    bill_rate: 110,
    topics: ['engineering', 'support'],
  },
} as const satisfies Readonly<Record<string, Person>>;

export type PersonKey = keyof typeof people;

/** Who approves the time of each department. */
export const approvers: Readonly<Record<string, PersonKey>> = {
  Engineering: 'daniel',
  Design: 'sofia',
  Strategy: 'marta',
  Operations: 'marta',
};

/** Who keeps the books, and does whatever is nobody else's job. */
export const office: PersonKey = 'marta';
