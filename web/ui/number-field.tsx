/** Fields for numbers: plain ones, amounts of money, hours. Empty is null. */
import { minorUnits } from '../../domain/minor-units.js';
import { hoursHelp, readHours, writeHours } from './text/hours-text.js';
import { useLocaleSettings } from './locale.js';
import { readNumber, writeNumber, type NumberReading, type NumberStyle } from './text/number-text.js';
import { WrittenNumber, type Script, type WrittenNumberProps } from './written-number.js';

export interface NumberFieldProps extends Omit<WrittenNumberProps, 'script'> {
  /** Digits after the point; 2 by default. */
  readonly digits?: number;
}

export function NumberField({ digits = 2, ...rest }: NumberFieldProps) {
  const { locale } = useLocaleSettings();
  return <WrittenNumber {...rest} script={scriptOf({ locale, digits, unit: rest.unit })} />;
}

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'unit' | 'digits'> {
  /** The workspace's by default. */
  readonly currency?: string | null;
}

/** Amounts have the digits of their currency; rates may have more, by their limits in the contract. */
export function MoneyField({ currency, ...rest }: MoneyFieldProps) {
  const { locale, currency: own } = useLocaleSettings();
  const code = currency ?? own;
  const min = minorUnits(code);
  const allowed = rest.limits?.decimals ?? min;
  const digits = allowed > maxOfAmounts ? allowed : min;
  return <WrittenNumber {...rest} unit={code} script={scriptOf({ locale, digits, currency: code }, min)} />;
}

/** The most digits after the point that the contract allows for an amount in any currency. */
const maxOfAmounts = 3;

function scriptOf(style: NumberStyle, min = 0): Script {
  return {
    read: (text) => readNumber(text, style),
    write: (value) => writeNumber(value, style, { min }),
    writeBare: (value) => writeNumber(value, style, { min, isGrouped: false }),
    inputMode: style.digits === 0 ? 'numeric' : 'decimal',
  };
}

/** Takes 1.5, 1:30, 90m and 1h 30m; shows h:mm on blur. */
export function HoursField({ placeholder = '0:00', ...rest }: Omit<NumberFieldProps, 'unit' | 'digits'>) {
  const { locale } = useLocaleSettings();
  const script: Script = {
    read: (text) => hoursIn(text, locale),
    write: writeHours,
    writeBare: writeHours,
    inputMode: 'text',
  };
  return <WrittenNumber {...rest} placeholder={placeholder} script={script} />;
}

function hoursIn(text: string, locale: string): NumberReading {
  const number = readHours(text, locale);
  return number === undefined ? { problem: hoursHelp } : { number, isPlain: number === null || text.includes(':') };
}
