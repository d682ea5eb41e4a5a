/** Fields for numbers: plain ones, amounts of money, hours. Empty is null. */
import { useContext, useEffect, useRef, useState } from 'react';
import { Group, Input, NumberField as Numbers, NumberFieldStateContext } from 'react-aria-components/NumberField';
import { Input as TextInput, TextField as Text } from 'react-aria-components/TextField';
import { FieldFoot, FieldHead } from './field-parts.js';
import { useField, type FieldProps } from './form-state.js';
import { hoursHelp, readHours, writeHours } from './hours-text.js';
import { usePlace } from './locale.js';

export interface NumberFieldProps extends FieldProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** How many digits after the point it keeps; two unless told. */
  readonly digits?: number;
  readonly step?: number;
  /** What stands behind the number: "%", "h", "days". */
  readonly unit?: string;
  readonly placeholder?: string;
}

interface Format {
  readonly format: Intl.NumberFormatOptions;
}

/**
 * In a form, the number is taken over with each key and checked when the form is sent: what changes on the screen only when the field is
 * left would move the button that is being pressed. By itself, the field is taken over within its limits when it is left.
 */
function Numeric(props: NumberFieldProps & Format) {
  const { label, value, onChange, limits, unit } = props;
  const { problem, isRequired, isChecked, edited } = useField(props, value);
  // The field writes a number that changes over what is being typed: until that ends, it is told of none.
  const [before, setBefore] = useState<{ readonly value: number | null }>();
  const take = (next: number): void => {
    edited();
    onChange(Number.isNaN(next) ? null : next);
  };
  return (
    <Numbers
      className="field field-number"
      name={props.name}
      value={(before ?? { value }).value ?? Number.NaN}
      onChange={(next) => {
        setBefore(undefined);
        take(next);
      }}
      onBlur={() => setBefore(undefined)}
      commitBehavior={isChecked ? 'validate' : 'snap'}
      minValue={limits?.minimum}
      maxValue={limits?.maximum}
      step={props.step}
      formatOptions={props.format}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      autoFocus={props.autoFocus}
      isRequired={isRequired}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      isWheelDisabled
      aria-label={props.isLabelHidden ? label : undefined}
    >
      {!props.isLabelHidden && <FieldHead label={label} isRequired={isRequired} />}
      <Group className="field-box">
        <TypedNumber
          placeholder={props.placeholder}
          onType={(next) => {
            if (!isChecked) return edited();
            setBefore(before ?? { value });
            take(next);
          }}
        />
        {unit && <span className="field-affix">{unit}</span>}
      </Group>
      <FieldFoot hint={props.hint} problem={problem} />
    </Numbers>
  );
}

interface TypedNumberProps {
  readonly placeholder?: string;
  /** `NaN` for none. */
  readonly onType: (number: number) => void;
}

/** Tells what number stands in it after each key; of what is no number yet, such as a minus, nothing. */
function TypedNumber({ placeholder, onType }: TypedNumberProps) {
  const { inputValue = '', numberValue = Number.NaN } = useContext(NumberFieldStateContext) ?? {};
  const isTyped = useRef(false);
  useEffect(() => {
    if (!isTyped.current) return;
    isTyped.current = false;
    if (inputValue === '' || !Number.isNaN(numberValue)) onType(numberValue);
  });
  return <Input placeholder={placeholder} onInput={() => void (isTyped.current = true)} />;
}

export function NumberField({ digits = 2, ...rest }: NumberFieldProps) {
  return <Numeric {...rest} format={{ maximumFractionDigits: digits }} />;
}

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'unit' | 'digits' | 'step'> {
  /** The workspace's unless told. */
  readonly currency?: string | null;
}

/** Takes what people type in their locale, with or without the sign of the currency. */
export function MoneyField({ currency, ...rest }: MoneyFieldProps) {
  const place = usePlace();
  const code = currency ?? place.currency;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return (
    <Numeric
      {...rest}
      unit={code}
      format={{ minimumFractionDigits: maximumFractionDigits ?? 2, maximumFractionDigits: maximumFractionDigits ?? 2 }}
    />
  );
}

export interface HoursFieldProps extends FieldProps {
  /** Decimal hours, as the API has them. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly placeholder?: string;
  readonly onBlur?: () => void;
}

/** Takes 1.5, 1:30, 90m and 1h 30m; shows h:mm when it is left. What cannot be read stays, and says so. */
export function HoursField(props: HoursFieldProps) {
  const { label, value, onChange } = props;
  const shown = value === null ? '' : writeHours(value);
  const [text, setText] = useState(shown);
  const [isTyping, setTyping] = useState(false);
  const read = readHours(text);
  const unreadable = read === undefined ? hoursHelp : undefined;
  const { problem, isRequired, edited } = useField(props, value, unreadable);
  const typing = useRef(false);
  useEffect(() => {
    // A value that comes from elsewhere; not while someone types.
    if (!typing.current) setText(shown);
  }, [shown]);
  const message = problem ?? (isTyping ? undefined : unreadable);
  return (
    <Text
      className="field field-number"
      name={props.name}
      value={text}
      onChange={(next) => {
        setText(next);
        edited();
        const hours = readHours(next);
        if (hours !== undefined) onChange(hours);
      }}
      onFocus={() => {
        typing.current = true;
        setTyping(true);
      }}
      onBlur={() => {
        typing.current = false;
        setTyping(false);
        if (read !== undefined) setText(read === null ? '' : writeHours(read));
        props.onBlur?.();
      }}
      inputMode="text"
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      autoFocus={props.autoFocus}
      isRequired={isRequired}
      isInvalid={message !== undefined}
      validationBehavior="aria"
      aria-label={props.isLabelHidden ? label : undefined}
    >
      {!props.isLabelHidden && <FieldHead label={label} isRequired={isRequired} />}
      <TextInput className="field-box" placeholder={props.placeholder ?? '0:00'} autoComplete="off" />
      <FieldFoot hint={props.hint} problem={message} />
    </Text>
  );
}
