import { OperatorError } from '../../../../settings/operator-error.js';
import type { Document } from '../document.js';

/** The parts of a JSON schema that the SDK generator looks at. */
export interface Schema {
  $ref?: string;
  description?: string;
  deprecated?: boolean;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  additionalProperties?: boolean | Schema;
  default?: unknown;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** The end of a reference: `#/components/schemas/Invoice` → `Invoice`. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The component that a value refers to, or the value itself if it is no reference. */
export function resolve<T extends { $ref?: string }>(document: Document, value: T): T {
  if (value.$ref === undefined) return value;
  const [section = '', name = ''] = value.$ref.replace('#/components/', '').split('/');
  const component = document.components[section]?.[name];
  if (component === undefined) throw new OperatorError(`${value.$ref} cannot be resolved`);
  return component as T;
}
