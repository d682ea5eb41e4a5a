/** What a list of small settings is made of: its rows, its fields as the contract describes them, and how it is written. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { WriteId } from '../../../api/change.js';
import type { RowSource } from '../../../ui/list-pages.js';
import type { Described, Values } from '../../../entities/schema/schema-values.js';
import type { ShownField } from '../../../entities/schema/schema-field.js';

export interface SmallSetting {
  readonly id: string;
  readonly name: string;
}

export interface Crud<Row extends SmallSetting> {
  /** "ticket status", "ticket statuses". */
  readonly one: string;
  readonly many: string;
  /** What they are for, above the list. */
  readonly lead: string;
  readonly useRows: () => RowSource<Row>;
  /** One of them with its ETag. */
  readonly useOne: (id: string) => UseQueryResult<Row>;
  readonly shown: readonly ShownField[];
  /** Names of the fields that the list shows beside the name. */
  readonly columns: readonly string[];
  /** Columns that no one writes. */
  readonly figures?: readonly { readonly name: string; readonly label: string }[];
  readonly create: {
    readonly operation: WriteId;
    readonly fields: Described;
    readonly send: (values: Values) => PromiseLike<Row>;
  };
  readonly update: {
    readonly operation: WriteId;
    readonly fields: Described;
    readonly send: (id: string, values: Values, ifMatch: string | undefined) => PromiseLike<Row>;
  };
  readonly remove: {
    readonly operation: WriteId;
    readonly send: (id: string) => PromiseLike<unknown>;
    /** What follows from it. */
    readonly words: string;
  };
}
