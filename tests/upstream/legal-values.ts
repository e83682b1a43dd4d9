/** Values of which legal records consist, and what several of them keep to. */
import fc from 'fast-check';
import { accessCalls } from '../../src/contract/access.ts';
import { ALL_AREAS, AREA_DICTIONARY, dictionaryCalls } from '../../src/contract/dictionary.ts';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { MAKES_ACCOUNTS } from '../../src/contract/grammar/duties.ts';
import { ALL_PERMISSIONS } from '../../src/contract/grammar/permissions.ts';
import type { Instead } from '../builders/arbitrary.ts';
import type { Office } from '../builders/office.ts';

export type Values = Record<string, unknown>;

/** What makes a record legal besides its schema. */
export interface Rules {
  /** By field, for who adds and for who edits. */
  legal?(office: Office): Promise<Instead>;
  /** The same record, its fields in agreement with each other and with the one that is edited. */
  agreed?(values: Values, before?: Values): Values;
  /** Fields that are filled in and never read again. */
  secrets?(values: Values, before?: Values): string[];
  /** What puts a record into this area, where it is more than the field that says where it lies. */
  lyingIn?(area: string): Values;
  /** Where its list is asked otherwise than by the id of a record. */
  read?(id: string): Promise<Values | undefined>;
}

/** Of the vehicle that every run adds. */
export const OWN_PLATE = '桂AT9901';

/** Why calls read a table without the areas of who asks. */
export const NAMED = 'what his rows refer to, by its name';
export const IN_MEMORY = 'the register of vehicles in memory is filtered, not the statement that fills it';

/** As a file of `legal/` exports them. */
export interface RulesOf extends Rules {
  /** The calls of the resource: its records are added by `create`. */
  of: { readonly create?: AnyCall };
}

let count = 0;
/** A text that no other record has. */
export const unique = (text: unknown, longest: number) =>
  `${String(text)
    .slice(0, longest - 7)
    .toWellFormed()}${String(++count).padStart(6, '0')}`;

/** The plate with five figures that no other one of these tests has. */
export const uniquePlate = (plate: string) =>
  `${plate.slice(0, 2)}${String(++count % 100_000).padStart(5, '0')}`;

/** What is tested separately is left out. */
export const none = fc.constant(undefined);

export const listOf = (values: readonly string[], maxLength = 4) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });

// these exclude rights over money; on a plain upstream the subject alone brings its actions
const APART: readonly string[] = ['usermgr.list', ...MAKES_ACCOUNTS];
/** Rights that one role may hold together. */
export const RIGHTS = ALL_PERMISSIONS.map(({ val }) => val).filter(val => !APART.includes(val));

/** Addresses of the web, or none. */
export const addresses = fc.option(fc.webUrl({ withQueryParameters: true, size: 'small' }), { nil: null });

export async function areaIds({ admin }: Office): Promise<string[]> {
  const { data } = await admin.ask(dictionaryCalls.queryDictList, { query: { parentCode: AREA_DICTIONARY } });
  return data
    .flatMap(entry => [entry, ...entry.children])
    .flatMap(({ dicValue }) => (/^\d{6}$/.test(dicValue) ? [dicValue] : []));
}

/** An area of the operator, or all of them. */
export const someAreas = async (office: Office) => fc.constantFrom(ALL_AREAS, ...(await areaIds(office)));

export async function roleIds({ admin }: Office): Promise<string[]> {
  const { data } = await admin.ask(accessCalls.listRoleGroups, { query: { size: 200 } });
  return data.map(({ roleId }) => roleId);
}

/** Some value that records of a list have in this field. */
export async function someOf({ admin }: Office, list: AnyCall, field = 'id') {
  const { data } = await admin.ask(list, { query: {} } as never);
  return fc.constantFrom(...(data as Readonly<Record<string, string>>[]).map(row => row[field]));
}
