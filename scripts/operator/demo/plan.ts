/** What everyone works on, day by day, planned in advance. */
import type { Day } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import { diceFor, type Dice } from './dice.js';
import type { History } from './history.js';
import { people, type Person, type PersonKey } from './facts/people.js';
import { assignments, type Assignment } from './facts/projects.js';
import { exclusions, internalWork, work } from './facts/words.js';

/** A planned entry. Hours are multiples of a quarter. */
export interface PlannedEntry {
  readonly assignment: Assignment;
  readonly hours: number;
  readonly description: string;
  readonly billable?: false;
  readonly rate_type?: 'emergency';
  readonly exclusion?: Schemas['TimeEntryExclude'];
  readonly isTimed: boolean;
}

/** The entries of one day of a person; none on a day off, or without a project. */
export interface PlannedDay {
  readonly who: PersonKey;
  readonly day: Day;
  readonly entries: readonly PlannedEntry[];
}

/** Probability of each. */
const share = { dayOff: 0.06, timed: 0.1, ownAffair: 0.05, excluded: 0.025, emergency: 0.08 };

/** All days of all people. */
export function planWork(history: History): PlannedDay[] {
  const spans = assignments.map((assignment) => ({
    assignment,
    first: history.workdayAt(assignment.from),
    last: history.workdayAt(assignment.to ?? 1),
  }));
  const team = Object.keys(people) as PersonKey[];
  return history.workdays.flatMap((day) => {
    const underWay = spans
      .filter(({ assignment, first, last }) => assignment.status !== 'pending' && first <= day && day <= last)
      .map(({ assignment }) => assignment);
    return team.map((who) => {
      const own = underWay.filter((assignment) => assignment.team.includes(who));
      return { who, day, entries: entriesOf(people[who], own, diceFor(`${who} ${day}`)) };
    });
  });
}

function entriesOf(person: Person, running: readonly Assignment[], dice: Dice): PlannedEntry[] {
  const [first, ...others] = shuffled(running, dice);
  if (first === undefined || dice.chance(share.dayOff)) return [];
  const quarters = Math.round((person.hours_per_week / 5) * 4 * (0.68 + 0.25 * dice.roll()));
  const parts = cut(quarters, others.length === 0 ? dice.between(1, 2) : dice.between(2, 4), dice);
  const today = [first, ...others.slice(0, 2)];
  return parts.map((part, index) => entryOf(person, today[index % today.length] ?? first, part / 4, dice, index === 0));
}

function entryOf(person: Person, assignment: Assignment, hours: number, dice: Dice, isFirst: boolean): PlannedEntry {
  const isSupport = assignment.type === 'Support';
  const topic = isSupport ? 'support' : dice.pick(person.topics);
  const entry = {
    assignment,
    hours,
    description: dice.pick(work[topic]),
    isTimed: isFirst && dice.chance(share.timed),
  };
  if (dice.chance(share.ownAffair)) return { ...entry, description: dice.pick(internalWork), billable: false };
  if (dice.chance(share.excluded)) return { ...entry, exclusion: dice.pick(exclusions) };
  return isSupport && dice.chance(share.emergency) ? { ...entry, rate_type: 'emergency' } : entry;
}

/** Splits quarter hours into a number of parts, each at least one. */
function cut(quarters: number, parts: number, dice: Dice): number[] {
  const part = Math.max(1, Math.round((quarters / parts) * (0.6 + 0.8 * dice.roll())));
  if (parts <= 1 || part >= quarters) return [quarters];
  return [part, ...cut(quarters - part, parts - 1, dice)];
}

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  return items
    .map((item) => ({ item, at: dice.roll() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
