/** What a form knows of its fields: the problems by their names, and how each checks itself before anything is sent. */
import { createContext, useContext, useEffect, useRef } from 'react';
import { limitProblem, type Limits } from './limits.js';

export interface FormState {
  readonly problems: ReadonlyMap<string, string>;
  /** A problem is gone as soon as its field is changed. */
  readonly edited: (name: string) => void;
  readonly register: (name: string, check: () => string | undefined) => () => void;
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
  readonly limits?: Limits;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
}

/** A field within its form, if it has one: its problem, and what to call when it is changed. */
export function useField(
  { name, error, limits, isRequired }: Pick<FieldProps, 'name' | 'error' | 'limits' | 'isRequired'>,
  value: unknown,
  ownProblem?: string,
) {
  const form = useContext(FormContext);
  const required = isRequired ?? limits?.required ?? false;
  const check = () => ownProblem ?? limitProblem(value, { ...limits, required });
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  const register = form?.register;
  useEffect(() => (name ? register?.(name, () => latest.current()) : undefined), [name, register]);
  return {
    problem: error ?? (name ? form?.problems.get(name) : undefined),
    isRequired: required,
    /** The form checks it before it is sent. */
    isChecked: Boolean(name && form),
    edited: () => {
      if (name) form?.edited(name);
    },
  };
}
