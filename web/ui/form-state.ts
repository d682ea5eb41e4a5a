/** State that a form shares with its fields: problems by field name, and each field's check before sending. */
import { createContext, useContext, useEffect, useId, useRef } from 'react';
import { useLocaleSettings } from './locale.js';
import { limitProblem, type InputLimits } from './limits.js';

export interface Checked {
  readonly label: string;
  /** Returns the problem of the current value, if any. */
  readonly check: () => string | undefined;
}

/** Sends, or returns false if it did not. */
export type FormSend = () => unknown;

export interface FormState {
  readonly problems: ReadonlyMap<string, string>;
  /** Clears the field's problem, because the user has changed it. */
  readonly edited: (name: string) => void;
  readonly register: (name: string, field: Checked) => () => void;
  readonly isPending: boolean;
  /** Checks the fields, calls `send`, and shows what it throws. */
  readonly submit: (send: FormSend) => void;
}

export const FormContext = createContext<FormState | null>(null);

/** Props of all fields. */
export interface FieldProps {
  readonly label: string;
  /** The label is read aloud but not seen: for fields in tables and bars. */
  readonly isLabelHidden?: boolean;
  /** Help below the field, for anything that the label does not say. */
  readonly hint?: string;
  /** A problem found by the screen. Problems from the server come through the form, by `name`. */
  readonly error?: string;
  /** As the contract names it (`line_items.0.rate`). */
  readonly name?: string;
  readonly limits?: InputLimits;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
}

/** Connects a field to its form, if there is one: returns its problem, and `edited` to call on each change. */
export function useField(
  { name, label, error, limits, isRequired }: Pick<FieldProps, 'name' | 'label' | 'error' | 'limits' | 'isRequired'>,
  value: unknown,
  ownProblem?: string,
) {
  const form = useContext(FormContext);
  const { locale } = useLocaleSettings();
  // A field without a name in the contract is checked too.
  const id = useId();
  const key = name ?? id;
  const required = isRequired ?? limits?.required ?? false;
  const check = () => ownProblem ?? limitProblem(value, { ...limits, required }, locale);
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  const register = form?.register;
  useEffect(() => register?.(key, { label, check: () => latest.current() }), [key, label, register]);
  return {
    problem: error ?? form?.problems.get(key),
    isRequired: required,
    /** True in a form, which checks the field before sending. */
    isChecked: form !== null,
    edited: () => form?.edited(key),
  };
}
