/**
 * Turns messages of the server into sentences for a person. Names of fields become the labels of the form, or plain
 * words. A message without a rule stays as the server wrote it, in English. Pure.
 */
import type { MessageKey, MessageValues } from '../../generated/messages.js';
import { hasText, locale, t } from '../../messages/text.js';

/** The labels of the fields of a form, by their names in the contract. */
export type FieldLabels = ReadonlyMap<string, string>;

const none: FieldLabels = new Map();

/** A problem of a field or of a request as a sentence. */
export function sentenceOf(message: string, labels: FieldLabels = none): string {
  for (const [pattern, say] of rules) {
    const match = pattern.exec(message);
    const sentence = match && say(match.slice(1).map((part) => part ?? ''));
    if (sentence) return sentence;
  }
  return asSentence(withSubject(withoutNames(message, labels)));
}

/** A problem of a field that is not on the screen: the sentence begins with the field's name. */
export function sentenceAbout(field: string, message: string, labels: FieldLabels = none): string {
  const name = nameOf(field, labels);
  const sentence = sentenceOf(message, labels);
  return name === '' ? sentence : `${capital(name)}: ${sentence}`;
}

/** What a person calls a field of the contract. */
export const fieldName = (field: string): string => capital(nameOf(field, none));

/** The problem of a text that does not match its field's pattern. */
export const patternProblem = (pattern: string): string =>
  patterns.find(([part]) => pattern.includes(part))?.[1] ?? t('shell.thisCannotBeWrittenLikeThat');

const fill = t('shell.pleaseFillThisIn');
const chooseListed = t('shell.chooseOneFromTheList');
const gone = t('shell.chooseAnotherThisOneDoesNot');

const patterns: readonly (readonly [part: string, problem: string])[] = [
  ['_[0-9a-hjkmnp-tv-z]', chooseListed],
  ['_)[0-9a-hjkmnp-tv-z]', chooseListed],
  ['[^\\s\\[\\]', t('shell.takeOutAndAndTheSpaces')],
  ['^#', t('shell.writeAColorLike1a7f37')],
  ['2[0-3]', t('shell.writeATimeOfTheDay')],
  ['en|de|fr', t('shell.chooseALanguage')],
  ['[A-Z]{3}', t('shell.chooseACurrency')],
  ['[A-Z]{2}', t('shell.chooseACountry')],
  ['^\\S(.*\\S)?$', t('shell.takeOutTheSpacesBeforeAnd')],
  ['\\S', fill],
];

/** Undefined if the text is not loaded. */
type Say = (parts: readonly string[]) => string | undefined;

/** Texts of all screens, which a problem of the frame can come before. */
type ScreenKey = Extract<MessageKey, `common.${string}`>;
type PlainKey = { [Key in ScreenKey]: MessageValues[Key] extends null ? Key : never }[ScreenKey];

const say =
  (key: PlainKey): Say =>
  () =>
    hasText(key) ? t(key) : undefined;

const number = (text = ''): string =>
  Number.isNaN(Number(text)) ? text : new Intl.NumberFormat(locale).format(Number(text));

/** Messages of the contract's checks, which are the same for every field, and of the rules between objects. */
const rules: readonly (readonly [RegExp, Say])[] = [
  [/^is required: neither /, say('common.problem.noRecipient')],
  [/^(?:is required\b|must not be (?:empty|blank)$)/, () => fill],
  [/^must (?:be a text|be an? (?:string|object|array|boolean)\b)/, () => t('shell.thisCannotStandHere')],
  [/^must be a number$/, () => t('shell.writeANumber')],
  [/^must be an integer$/, () => t('shell.writeAWholeNumber')],
  [/^(?:is not a known field|must NOT have additional properties)$/, () => t('shell.thisIsNotKnownHereReload')],
  [/^must be one of /, () => t('shell.chooseOneOfWhatIsOffered')],
  [/^must match (.*)$/s, ([pattern = '']) => patternProblem(pattern)],
  [/^must be an id that begins with /, () => chooseListed],
  [/^does not exist: /, () => gone],
  [
    /^must have (?:at least )?(\d+) characters$/,
    ([count]) => t('shell.mustHaveAtLeastOther', { count: Number(count) }),
  ],
  [/^must have at most (\d+) characters$/, ([count]) => t('shell.mustHaveAtMostOther', { count: Number(count) })],
  [
    /^must have at least (\d+) (?:items|fields)$/,
    ([count]) => (count === '1' ? t('shell.chooseAtLeastOne') : t('shell.chooseAtLeast', { count: count ?? '' })),
  ],
  [/^must have at most (\d+) (?:items|fields)$/, ([count]) => t('shell.chooseAtMost', { count: number(count) })],
  [
    /^(?:must not contain an item twice|must not be listed (?:twice|on another line too)|is given twice)$/,
    () => t('shell.eachCanStandHereOnceOnly'),
  ],
  [/^must be (\S+) or more$/, ([min]) => t('shell.mustBeAtLeast2', { min: number(min) })],
  [/^must be (\S+) or less$/, ([max]) => t('shell.mustBeAtMost2', { max: number(max) })],
  [/^must have at most (\d+) decimals$/, ([count]) => t('shell.mustHaveAtMostOtherAfter', { count: Number(count) })],
  [/^must be a calendar date as YYYY-MM-DD, from/, () => t('shell.writeADayFrom1900To')],
  [/^must be (?:an instant|a calendar date as YYYY-MM-DD or)/, () => t('shell.writeADayAndATime')],
  [/^must be an http or https URL$/, () => t('shell.writeAnAddressThatBeginsWith')],
  [/^must be an e-mail address$/, () => t('shell.writeAnEMailAddress')],
  [/currency code/, () => t('shell.chooseACurrency')],
  [/^must not be before (?:from|start_date|delivery_start)\b/, () => t('shell.theLastDayIsBeforeThe')],
  [/requires (?:the permission )?can_\w+/, () => t('shell.code.forbidden')],
  [/^must not be before invoice_date\b/, say('common.problem.dueBeforeIssue')],
  [/^must not be before today\b/, say('common.problem.notBeforeToday')],
  [/^must not be after today\b/, say('common.problem.notAfterToday')],
  [/^must not be in the future\b/, say('common.problem.notFuture')],
  [/^must be in the future$/, say('common.problem.future')],
  [
    /^must be (?:an? |the )?(?:contact|project|phase|milestone|agreement|line) of (?:the|a|this) (?:same )?(?:client|project|milestone|invoice)/,
    say('common.problem.belongsElsewhere'),
  ],
  [
    /^must be a rate card in ([A-Z]{3})\b/,
    ([currency = '']) =>
      hasText('common.problem.rateCardCurrency') ? t('common.problem.rateCardCurrency', { currency }) : undefined,
  ],
  [
    /^must not exceed the outstanding amount, (-?[\d.]+) ([A-Z]{3})$/,
    ([amount = '', currency = '']) =>
      hasText('common.problem.outstanding')
        ? t('common.problem.outstanding', {
            amount: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount)),
          })
        : undefined,
  ],
  [/^must not make the total negative\b/, say('common.problem.negativeTotal')],
  [/^must not make (?:the total|an amount) exceed\b/, say('common.problem.tooLargeAmount')],
  [/without time to approve\b/, say('common.problem.nothingToApprove')],
  [/without unbilled work\b/, say('common.problem.nothingToBill')],
  [/^is the last day of a range with more than /, say('common.problem.tooManyEntries')],
  [/^is not your password$/, say('common.problem.notYourPassword')],
  [/^is the address of another user$/, say('common.problem.addressTaken')],
  [/^(?:is deactivated: |must be an active user$)/, say('common.problem.deactivated')],
  [/^A client with this \w+ already exists\b/, say('common.problem.clientExists')],
  [/already has this \w+$/, say('common.problem.alreadyExists')],
  [
    /^Time before (\d{4}-\d\d-\d\d) is locked: /,
    ([date = '']) =>
      hasText('common.problem.locked')
        ? t('common.problem.locked', {
            date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date)),
          })
        : undefined,
  ],
  [/^The project is \w+: set its status to active/, say('common.problem.projectNotActive')],
  [/^The timer is still running\b/, say('common.problem.stopTimerFirst')],
  [/^No timer is running\b/, say('common.problem.noTimerRuns')],
  [/\bis in a pending approval\b/, say('common.problem.pendingApproval')],
  [/\bhas billed some of this work\b/, say('common.problem.billedByOthers')],
  [/^A billed time entry cannot be changed\b|\bis billed: (?:void|remove)\b/, say('common.problem.billed')],
  [/^The time belongs to a closed period\b/, say('common.problem.closedPeriod')],
  [/already been credited in full$/, say('common.problem.creditedInFull')],
  [/already been refunded in full$/, say('common.problem.refundedInFull')],
  [/^This invoice has payments\b/, say('common.problem.refundPaymentsFirst')],
  [/^The priority is the default\b/, say('common.problem.defaultPriority')],
  [/^This is the last active owner\b/, say('common.problem.lastOwner')],
  [/^The client has no contact with full access\b/, say('common.problem.noApproverContact')],
  [/^The agreement has no open period\b/, say('common.problem.noOpenPeriod')],
  [/^The ticket was closed more than 14 days ago\b/, say('common.problem.ticketClosedLongAgo')],
  [/^The milestone \S+ has no amount\b/, say('common.problem.milestoneWithoutAmount')],
];

const id = /\b[a-z]+_[0-9a-hjkmnp-tv-z]{26}\b/g;
const path = /\b[a-z][a-z0-9]*(?:(?:_|\.)[a-z0-9]+)+\b/g;

const withoutNames = (message: string, labels: FieldLabels): string =>
  message
    .replaceAll(id, 'it')
    .replaceAll(/(?<=\s)_(?=\s)/g, 'underscores')
    .replaceAll(path, (name) => {
      const label = labels.get(name) ?? calledOf(name);
      return label === undefined ? plain(name.split('.').at(-1) ?? name) : `“${label}”`;
    })
    .replaceAll(/\bagreement(s?)\b/g, 'retainer$1');

/** Fields with a text of their own. */
const called = {
  agreement_id: 'common.retainer',
  amount: 'common.amount',
  assignee_id: 'common.assignee',
  category: 'common.field.category',
  city: 'common.city',
  client_id: 'common.client',
  comment: 'common.field.comment',
  contact_id: 'common.contact',
  country: 'common.country',
  currency: 'common.currency',
  custom_rate: 'common.hourlyRate',
  date: 'common.date',
  delivery_end: 'common.field.endOfServicePeriod',
  delivery_start: 'common.field.startOfServicePeriod',
  department: 'common.department',
  description: 'common.description',
  due_date: 'common.field.dueDate',
  email: 'common.field.email',
  end_date: 'common.field.endDate',
  events: 'common.field.events',
  external_id: 'common.externalId',
  file: 'common.field.file',
  from: 'common.field.firstDay',
  hours: 'common.hours',
  invoice_date: 'common.field.invoiceDate',
  invoice_id: 'common.invoice',
  language: 'common.field.language',
  line1: 'common.field.street',
  line_items: 'common.field.lines',
  line_item_id: 'common.field.line',
  message: 'common.message',
  metadata: 'common.metadata',
  method: 'common.field.method',
  milestone_id: 'common.milestone',
  name: 'common.name',
  notes: 'common.notes',
  current_password: 'common.field.password',
  password: 'common.field.password',
  period: 'common.period',
  phase_id: 'common.phase',
  phone: 'common.phone',
  postal_code: 'common.postalCode',
  priority_id: 'common.priority',
  project_id: 'common.project',
  quantity: 'common.field.quantity',
  rate: 'common.rate',
  rate_charged: 'common.hourlyRate',
  rate_id: 'common.rateCard',
  reason: 'common.reason',
  role: 'common.field.role',
  start_date: 'common.field.startDate',
  status: 'common.status',
  status_id: 'common.status',
  subject: 'common.subject',
  tags: 'shell.tags',
  tax_id: 'common.field.taxId',
  ticket_id: 'shell.ticket2',
  timezone: 'common.timeZone',
  title: 'common.title',
  to: 'common.field.lastDay',
  type: 'common.type',
  user_id: 'common.person',
  website: 'common.website',
} as const;

function calledOf(field: string): string | undefined {
  const last = field.split('.').at(-1) ?? '';
  if (!Object.hasOwn(called, last)) return undefined;
  const key = called[last as keyof typeof called];
  return hasText(key) ? t(key) : undefined;
}

/** The field's name for a person. Empty for lists of ids: their problem says enough. */
function nameOf(field: string, labels: FieldLabels): string {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part));
  const last = parts.at(-1) ?? '';
  if (last === 'ids' || last === 'body') return '';
  const label = labels.get(field) ?? labels.get(parts.join('.'));
  return label ?? calledOf(last) ?? plain(last);
}

const plain = (name: string): string => name.replace(/_ids?$/, '').replaceAll('_', ' ');
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
/** The server's messages continue the name of the field, which a person does not see: adds a subject. */
const withSubject = (text: string): string =>
  /^(?:is|has|needs|belongs|ended|could|cannot|may|makes|contains|applies)\b/.test(text)
    ? t('shell.this', { text })
    : text;
const asSentence = (text: string): string => `${capital(text.trim())}${/[.!?]$/.test(text.trim()) ? '' : '.'}`;
