/**
 * A field for numbers as people write them; it reads the text after each key. If the text could be read otherwise, the
 * field shows beside it how it was read. On blur it shows the formatted number; text that cannot be read stays, with a
 * problem.
 */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Group } from 'react-aria-components/NumberField';
import { Input, TextField } from 'react-aria-components/TextField';
import { dec, toNumber } from '../../domain/money.js';
import { FieldFoot, FieldHead } from './field-parts.js';
import { useField, type FieldProps } from './form-state.js';
import { limitProblem } from './limits.js';
import { useLocaleSettings } from './locale.js';
import type { NumberReading } from './text/number-text.js';

/** How a kind of number is read and written. */
export interface Script {
  readonly read: (text: string) => NumberReading;
  readonly write: (value: number) => string;
  /** For editing: without group separators, because a digit more or less in `1,234` would make another number. */
  readonly writeBare: (value: number) => string;
  readonly inputMode: 'decimal' | 'numeric' | 'text';
}

export interface WrittenNumberProps extends FieldProps {
  readonly script: Script;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Unit after the number: "%", "h", "days". */
  readonly unit?: string;
  readonly placeholder?: string;
  /** Called on blur, if the field has a valid number or is empty. */
  readonly onBlur?: () => void;
}

export function WrittenNumber(props: WrittenNumberProps) {
  const { label, limits, unit, script } = props;
  const { text, understood, problem, isRequired, isFocused, onType, onLeave, onEnter, onStep } = useWritten(props);
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    // Focus by keyboard selects all text, but rewriting it without groups undoes that: select again. A click sets the
    // caret.
    if (isFocused && !isPressed.current) input.current?.select();
    isPressed.current = false;
  }, [isFocused]);
  return (
    <TextField
      className="field field-number"
      name={props.name}
      value={text}
      onChange={onType}
      onFocus={onEnter}
      onBlur={onLeave}
      inputMode={(limits?.minimum ?? -1) < 0 ? 'text' : script.inputMode}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      autoFocus={props.autoFocus}
      isRequired={isRequired}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      aria-label={props.isLabelHidden ? label : undefined}
    >
      {!props.isLabelHidden && <FieldHead label={label} isRequired={isRequired} />}
      <Group className="field-box">
        <Input
          ref={input}
          placeholder={props.placeholder}
          autoComplete="off"
          // On the input: react-aria's field would keep all other keys, such as Escape, from the dialog around it.
          onKeyDown={(event: KeyboardEvent) => {
            const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
            if (way === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onStep(way);
          }}
          onPointerDown={() => void (isPressed.current = document.activeElement !== input.current)}
        />
        <span className="field-affix" aria-live="polite">
          {understood}
        </span>
        {unit && <span className="field-affix">{unit}</span>}
      </Group>
      <FieldFoot hint={props.hint} problem={problem} />
    </TextField>
  );
}

/** Holds the text while it is typed, until it is left as a number. */
function useWritten(props: WrittenNumberProps) {
  const { value, onChange, limits, script } = props;
  const { locale } = useLocaleSettings();
  const [typed, setTyped] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const reading = typed === null ? undefined : script.read(typed);
  const { problem, isRequired, isChecked, edited } = useField(props, value, problemIn(reading));
  // Outside a form, a number beyond the limits is not reported. In a form it is, and the form's check refuses to send
  // it.
  const refused = (read: NumberReading): string | undefined =>
    'problem' in read ? read.problem : isChecked ? undefined : limitProblem(read.number, limits ?? {}, locale);
  const known = useRef(value);
  useEffect(() => {
    // A value from outside replaces the text, but not while the user types.
    if (known.current !== value && !isFocused) setTyped(null);
    known.current = value;
  }, [value, isFocused]);
  const type = (text: string): void => {
    setTyped(text);
    edited();
    const read = script.read(text);
    if (!('problem' in read) && refused(read) === undefined) onChange(read.number);
  };
  const written = value === null ? '' : isFocused ? script.writeBare(value) : script.write(value);
  const isPlain = reading === undefined || 'problem' in reading || reading.number === null || reading.isPlain;
  return {
    text: typed ?? written,
    understood: isFocused && !isPlain ? `= ${script.write(reading.number)}` : '',
    problem: problem ?? (isFocused || !reading ? undefined : refused(reading)),
    isRequired,
    isFocused,
    onType: type,
    onEnter: () => setFocused(true),
    onLeave: () => {
      setFocused(false);
      if (reading && refused(reading) !== undefined) return;
      setTyped(null);
      props.onBlur?.();
    },
    onStep: (way: 1 | -1) => {
      if (props.isReadOnly || props.isDisabled || (reading && 'problem' in reading)) return;
      const next = toNumber(dec(value ?? 0).plus(dec(way)));
      type(script.writeBare(Math.min(Math.max(next, limits?.minimum ?? -Infinity), limits?.maximum ?? Infinity)));
    },
  };
}

const problemIn = (reading: NumberReading | undefined): string | undefined =>
  reading && 'problem' in reading ? reading.problem : undefined;
