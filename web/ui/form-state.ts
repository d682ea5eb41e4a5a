/** What a form knows of its fields: the problems by their names, and how each checks itself before anything is sent. */
import { createContext, useContext, useEffect, useId, useRef } from 'react';
import { useLocaleSettings } from './locale.js';
import { limitProblem, type InputLimits } from './limits.js';

export interface Checked {
  readonly label: string;
  /** What is wrong with what stands in it. */
  readonly check: () => string | undefined;
}

export interface FormState {
  readonly problems: ReadonlyMap<string, string>;
  /** A problem is gone as soon as its field is changed. */
  readonly edited: (name: string) => void;
  readonly register: (name: string, field: Checked) => () => void;
  readonly isPending: boolean;
}

export const FormContext = createContext<FormState | null>(null);

/** What all fields take. */
export interface FieldProps {
  readonly label: string;
  /** The label is read aloud but not seen: for fields in tables and bars. */
  readonly isLabelHidden?: boolean;
  /** A help below the field, for what the label does not say. */
  readonly hint?: string;
  /** A problem of the screen's own; those of the server come by the form, by `name`. */
  readonly error?: string;
  /** As the contract names it (`line_items.0.rate`). */
  readonly name?: string;
  readonly limits?: InputLimits;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
}

/** A field within its form, if it has one: its problem, and what to call when it is changed. */
export function useField(
  { name, label, error, limits, isRequired }: Pick<FieldProps, 'name' | 'label' | 'error' | 'limits' | 'isRequired'>,
  value: unknown,
  ownProblem?: string,
) {
  const form = useContext(FormContext);
  const { locale } = useLocaleSettings();
  // What the server does not know by a name is checked all the same.
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
    /** The form checks it before it is sent. */
    isChecked: form !== null,
    edited: () => form?.edited(key),
  };
}
