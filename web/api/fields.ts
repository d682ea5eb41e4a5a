/**
 * What the contract says about the fields of a body; web/generated/fields.ts has them for each operation that writes.
 */

export type Fields<Body> = { readonly [Name in keyof Body]-?: Field<NonNullable<Body[Name]>> };

export type Field<Value = unknown> = Limits & Inner<Value>;

export interface Limits {
  readonly type: 'text' | 'number' | 'integer' | 'boolean' | 'enum' | 'list' | 'object' | 'map';
  readonly required?: true;
  readonly nullable?: true;
  /** Lengths are counted in characters, not in UTF-16 units. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly decimals?: number;
  readonly pattern?: string;
  readonly format?: 'date' | 'date-time' | 'date-or-date-time' | 'email' | 'uri' | 'country';
  readonly values?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The permission without which a user may not set it. */
  readonly needs?: string;
}

type Inner<Value> = [Value] extends [readonly (infer Item)[]]
  ? { readonly items: Field<NonNullable<Item>> }
  : [Value] extends [object]
    ? string extends keyof Value
      ? unknown
      : { readonly fields: Fields<Value> }
    : unknown;
