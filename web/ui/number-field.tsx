/** Fields for numbers: plain ones, amounts of money, hours. Empty is null. */
import { useEffect, useRef, useState } from 'react';
import { Group, Input, NumberField as Numbers } from 'react-aria-components/NumberField';
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

function Numeric(props: NumberFieldProps & Format) {
  const { label, value, onChange, limits, unit } = props;
  const { problem, isRequired, edited } = useField(props, value);
  return (
    <Numbers
      className="field field-number"
      name={props.name}
      value={value ?? Number.NaN}
      onChange={(next) => {
        edited();
        onChange(Number.isNaN(next) ? null : next);
      }}
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
        {/* At once, not when it is left: what would then move the button that is being pressed. */}
        <Input placeholder={props.placeholder} onInput={edited} />
        {unit && <span className="field-affix">{unit}</span>}
      </Group>
      <FieldFoot hint={props.hint} problem={problem} />
    </Numbers>
  );
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
