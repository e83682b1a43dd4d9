/**
 * The pages of a resource, as data: which of its fields stand where. How each is called, drawn, entered, filtered,
 * exported and imported follows from what the contract says it means; what differs is said here.
 */
import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Kind } from '../../contract/grammar/kinds/kind.ts';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import type { Job } from '../../contract/job.ts';
import type { CapabilityName } from '../../contract/platform.ts';
import type { FieldProps } from '../../kit/form/use-field.ts';
import type { FileCell, PhonePlace } from '../../kit/list/column.ts';
import type { FieldToImport } from '../imports/field.ts';

/** Where a field is drawn in a way of its own, in lists, facts and quick looks; null is drawn as nothing that is there. */
export type Cells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>;

export interface ColumnSpec<Row> {
  field: string;
  /** The field whose name it bears; its own without. */
  head?: string;
  /** Pixels; without it, what its kind takes. 0: what is left. */
  width?: number;
  /** Pixels where there is room; without it, what its words take. */
  roomyWidth?: number;
  /** The whole text on hover, where a column may be too narrow for it. */
  isCut?: boolean;
  isMono?: boolean;
  isNumber?: boolean;
  /** Stays when the clerk picks columns, as the first one does. */
  isFixed?: boolean;
  /** By what it is sorted; by itself without. */
  sortBy?: string;
  /** Left out of a list that is limited to one value of it. */
  isIfMixed?: true;
  /** In this list alone; `cells` says it for everywhere. */
  cell?: (row: Row) => ReactNode;
  /** What stands in its place in a file: these fields instead of its own, headed by the name of one; null nothing. */
  inFiles?: readonly (string | FileCell)[] | null;
}

/** A tab for each value of a choice, or one of its own. Before them stands the one with everything. */
export type TabSpec =
  | string
  | {
      key: string;
      filter: Readonly<Record<string, string | number>>;
      /** Key of the resource's room; without it, the word of the first value it asks for. */
      label?: string;
      /** Only where the upstream can do this. */
      capability?: CapabilityName;
    };

/** One that is there only where the upstream can do this, or that asks for a time between two plain filters. */
export type FilterSpec =
  | string
  | { field: string; capability: CapabilityName }
  | { field: string; between: readonly [from: string, to: string] };

/** What an input of a page's own is given: the field as any other input takes it. */
export interface OwnInputProps extends FieldProps {
  isNew: boolean;
}

/**
 * In another way than its kind has it: a choice as a list that opens, a flag as a switch, over both columns of the
 * form, or by a component of the page's own.
 */
export type InputLook = 'select' | 'switch' | 'wide' | ComponentType<OwnInputProps>;

/** Fields in their order, or sections of them, whose words stand under `section`. */
export type FormSpec = readonly string[] | Readonly<Record<string, readonly string[]>>;

/** Records that refer to this one, in a tab of its page. Their words stand in the rooms of the feature. */
export interface RelatedSpec {
  resource: AnyResource;
  /** The field with which they refer, which is also a filter of their list. */
  by: string;
  /** What is shown of each besides name and state. */
  shows: readonly string[];
}

/** Fields, in their order. */
type FactsSpec<Row> = readonly string[] | ((row: Row) => readonly string[]);

export interface PagesSpec<Row extends RaRecord> {
  /** What a record is called; without it, by its first field that is searched. */
  nameOf?(row: Row): string;
  /** Its state in other words than those of the first choice whose values have tones; null where those do. */
  status?: (row: Row) => ReactNode;
  /** Where fields are drawn in a way of their own. */
  cells?: Cells<Row>;
  columns: readonly (string | ColumnSpec<Row>)[];
  /** Fields that are no column, not even one that a clerk can add. */
  unlisted?: readonly string[];
  /**
   * Which column stands where in the two lines that a row has on a phone. What comes `first`, and the status, need not
   * be said: they are the first column, and the state of the record.
   */
  phone?: Partial<Record<'first' | Exclude<PhonePlace, 'title'>, string | readonly string[]>>;
  tabs?: readonly TabSpec[];
  filters?: readonly FilterSpec[];
  /** How a file brings fields that no kind fits. */
  imports?: Readonly<Record<string, Partial<FieldToImport>>>;
  /** Where what is left to do with those of a file is done; said by the words `imported` and `showImported`. */
  broughtPath?: (job: Job) => string;
  /** Facts of the quick look beside the list, `all` for whatever its head does not say; without them there is none. */
  look?: FactsSpec<Row> | 'all';
  /** Above the facts of the quick look. */
  lookLead?: (row: Row) => ReactNode;
  /** Below them, behind a line. */
  lookMore?: (row: Row) => ReactNode;
  /** Without it, whatever may be removed at all. */
  canRemove?: (row: Row) => boolean;
  /** What can be set in many records at once, besides their remark. */
  bulk?: readonly string[];
  /** Tells a record from others of the same name, where many are edited. */
  noteOf?: (row: Row) => string | null;
  /** Above the form of a record. */
  facts?: FactsSpec<Row>;
  /** Without it, all that a person fills in, in the order of the contract. */
  form?: FormSpec;
  inputs?: Readonly<Record<string, InputLook>>;
  /** Fields that a record in this state keeps. The word under `fixed` says why, where there is one. */
  isFixed?: (row: Row, field: string) => boolean;
  related?: readonly RelatedSpec[];
  /** What a new record begins with, besides what the contract says. */
  initial?: Readonly<Record<string, unknown>>;
}

export interface ResourcePages<Row extends RaRecord = RaRecord> extends Omit<PagesSpec<Row>, 'look'> {
  resource: AnyResource;
  nameOf(row: Row): string;
  look?: FactsSpec<Row>;
}

/** The data provider gives a row its `id` where its upstream calls that otherwise. */
type RowOf<R extends AnyResource> =
  z.output<R['Row']> extends infer Row extends object
    ? Row extends RaRecord
      ? Row
      : Row & RaRecord
    : RaRecord;

/** The pages of a resource, for `pagesOf` and for pages that are made of them. */
export function resourcePages<R extends AnyResource>(
  resource: R,
  spec: PagesSpec<RowOf<R>>,
): ResourcePages<RowOf<R>> {
  const [name = 'id'] = resource.searches;
  const { look, ...others } = spec;
  return {
    resource,
    nameOf: row => String((row as RaRecord)[name]),
    ...others,
    ...(look && { look: look === 'all' ? factsBeside(name, resource) : look }),
  };
}

/** Every field of a row in the order of the contract, but its name, its state, and those that only serve another one. */
function factsBeside(name: string, { fields }: AnyResource): string[] {
  const all = Object.entries(fields);
  const state = all.find(([, { kind }]) => kind.is === 'choice' && kind.tones)?.[0];
  const serving = new Set(all.flatMap(([, { kind }]) => servingFields(kind)));
  return all.flatMap(([field, { access }]) =>
    field === name || field === state || access === 'filter' || serving.has(field) ? [] : [field],
  );
}

function servingFields(kind: Kind): string[] {
  switch (kind.is) {
    case 'reference':
      return [kind.name];
    case 'picture':
      return [kind.url];
    case 'place':
      return [kind.lng, kind.lat];
    default:
      return [];
  }
}
