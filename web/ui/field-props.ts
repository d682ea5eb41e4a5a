/** Binds fields to the values of one request body, as in `<OptionalText {...field('phone')} />`. */
import type { InputLimits } from './limits.js';

export interface FormOf<Body extends object> {
  readonly values: Body;
  readonly set: (change: Partial<Body>) => void;
}

export interface BoundField<Value> {
  readonly label: string;
  readonly name: string;
  readonly limits?: InputLimits | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

type EachOf<Body, Value> = { readonly [Name in keyof Body]?: Value };

export function fieldProps<Body extends object>(
  { values, set }: FormOf<Body>,
  labels: EachOf<Body, string>,
  limits: EachOf<Body, InputLimits>,
): <Name extends keyof Body & string>(name: Name) => BoundField<Body[Name]> {
  return (name) => ({
    label: labels[name] ?? name,
    name,
    limits: limits[name],
    value: values[name],
    onChange: (value) => {
      const change: Partial<Body> = {};
      change[name] = value;
      set(change);
    },
  });
}
