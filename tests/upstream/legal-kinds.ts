/** What makes the records of a resource legal by its declaration in the contract: the kinds of its fields. */
import fc from 'fast-check';
import type { AnyField } from '../../src/contract/grammar/kinds/kind.ts';
import { Plate } from '../../src/contract/grammar/plates.ts';
import type { AnyResource } from '../../src/contract/grammar/resource.ts';
import { type Instead, longestOf } from '../builders/arbitrary.ts';
import type { Office } from '../builders/office.ts';
import { areaIds, listOf, none, someOf, unique, uniquePlate, type Values } from './legal-values.ts';

/** Identity numbers are judged by their last character. */
const IDENTITIES = ['450102197001019015', '450103198803089024', '450122199912319013'];
const PLATES = ['桂A12345', '粤BD12345', '京C1234学'];

/** @param besides fields of which somebody else says what is legal */
export async function legalByKind(
  office: Office,
  { fields }: Pick<AnyResource, 'fields'>,
  besides: ReadonlySet<string>,
): Promise<Instead> {
  const instead: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (besides.has(name) || (field.access !== 'write' && field.access !== 'create')) continue;
    const legal = await legalFor(office, field);
    if (legal) instead[name] = field.presence === 'optional' ? fc.option(legal, { nil: null }) : legal;
  }
  return instead;
}

/** Undefined where the schema says it all. */
async function legalFor(
  office: Office,
  { kind, entry }: AnyField,
): Promise<fc.Arbitrary<unknown> | undefined> {
  if (entry === Plate) return fc.constantFrom(...PLATES);
  switch (kind.is) {
    case 'file':
    case 'picture':
      return none;
    case 'area':
      return fc.constantFrom(...(await areaIds(office)));
    case 'areas':
      return listOf(await areaIds(office));
    case 'reference':
      return someOf(office, kind.to.calls.list);
    case 'masked':
      return kind.as === 'identity' ? fc.constantFrom(...IDENTITIES) : undefined;
  }
}

/** The same record, as far as its declaration says what its fields have to do with each other and with other records. */
export function agreedByKind(
  { fields, calls: { create, bring = create } }: Pick<AnyResource, 'fields' | 'calls'>,
  values: Values,
  before?: Values,
): Values {
  const agreed = { ...values };
  for (const [name, { kind, begins }] of Object.entries(fields)) {
    if (begins !== undefined) Object.assign(agreed, inOrder(agreed, before, begins, name));
    if (kind.is === 'place') Object.assign(agreed, placed(agreed, before, [kind.lng, kind.lat]));
    const lines = agreed[name];
    if (kind.is === 'lines' && Array.isArray(lines)) {
      agreed[name] = [...new Map(lines.map(line => [line[kind.of], line])).values()];
    }
  }
  for (const name of bring?.unique ?? []) {
    const field = fields[name];
    const value = agreed[name];
    if (!field || field.kind.is === 'masked' || typeof value !== 'string' || value === '') continue;
    agreed[name] = field.entry === Plate ? uniquePlate(value) : unique(value, longestOf(field.entry));
  }
  return agreed;
}

/** What is filled in, else what was there. */
const told = (values: Values, before: Values | undefined, name: string) =>
  (values[name] === undefined ? before?.[name] : values[name]) ?? null;

/** The end lies behind the beginning, where both are said. */
function inOrder(values: Values, before: Values | undefined, start: string, end: string): Values {
  const [begins, ends] = [told(values, before, start), told(values, before, end)];
  if (begins === null || ends === null || Number(ends) > Number(begins)) return {};
  return { [start]: begins, [end]: Number(begins) + 86_400_000 };
}

/** Both degrees or none. */
function placed(values: Values, before: Values | undefined, degrees: readonly string[]): Values {
  if (degrees.every(name => told(values, before, name) !== null)) return {};
  return Object.fromEntries(degrees.map(name => [name, null]));
}
