/** Describes a list of small settings: its rows, its fields by the contract, and its requests. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { Docket } from 'docket-sdk';
import type { ComponentType } from 'react';
import type { WriteId } from '../../../api/change.js';
import type { RowSource } from '../../../ui/list-pages.js';
import type { Described, Values } from '../../../entities/schema/schema-values.js';
import type { ShownField } from '../../../entities/schema/schema-field.js';

export interface SmallSetting {
  readonly id: string;
  /** Without one, its `Crud` has `nameOf`. */
  readonly name?: string;
}

export interface CrudBelowProps {
  readonly values: Values;
  readonly onChange: (change: Values) => void;
}

export interface Crud<Row extends SmallSetting> {
  /** "Ticket status", "Ticket statuses". */
  readonly one: string;
  readonly many: string;
  /** "New ticket status": the title of the form, and the button that opens it. */
  readonly newOne: string;
  /** "No ticket statuses yet". */
  readonly none: string;
  /** Their purpose, shown above the list. */
  readonly lead: string;
  /** Its name, unless that is a field. */
  readonly nameOf?: (row: Row) => string;
  readonly useRows: () => RowSource<Row>;
  /** Reads one setting with its ETag. */
  readonly useOne: (id: string) => UseQueryResult<Row>;
  readonly shown: readonly ShownField[];
  /** Those of `shown` that fit the values; all by default. */
  readonly shownFor?: (values: Values) => readonly ShownField[];
  /** A change with what follows from it in other fields. */
  readonly completed?: (change: Values) => Values;
  /** Names of the fields that the list shows beside the name. */
  readonly columns: readonly string[];
  /** Shown below the fields of the form. */
  readonly below?: ComponentType<CrudBelowProps>;
  /** Read-only columns. */
  readonly figures?: readonly {
    readonly name: string;
    readonly label: string;
    readonly words?: Readonly<Record<string, string>>;
  }[];
  readonly create: {
    readonly operation: WriteId;
    readonly fields: Described;
    readonly send: (values: Values) => PromiseLike<Row>;
    /** "Add ticket status". */
    readonly action: string;
  };
  readonly update: {
    readonly operation: WriteId;
    readonly fields: Described;
    /** Those of `shown` that can be changed; all by default. */
    readonly shown?: readonly ShownField[];
    readonly send: (id: string, values: Values, ifMatch: string | undefined) => PromiseLike<Row>;
  };
  readonly remove: {
    readonly operation: WriteId;
    readonly send: (api: Docket, id: string) => PromiseLike<unknown>;
    /** Refused while something refers to it. It is then deleted at once, and Undo creates it again. */
    readonly isRefusedIfUsed: boolean;
  };
}

/** The name by which lists and messages call a setting. */
export const nameOf = <Row extends SmallSetting>(of: Pick<Crud<Row>, 'nameOf'>, row: Row): string =>
  of.nameOf?.(row) ?? row.name ?? '';
