/** The words that the pages of a resource say, by the conventions of `resource/pages`. */
import type { AnyField } from '../../src/contract/grammar/kinds/kind.ts';
import type { AnyResource } from '../../src/contract/grammar/resource.ts';
import { labelKey, wordsKey } from '../../src/resource/pages/field-keys.ts';
import type { ResourcePages } from '../../src/resource/pages/resource-pages.ts';

const modules = import.meta.glob<{ default: ResourcePages }>('../../src/features/**/pages.tsx');

/** Of every resource whose pages are said as data. */
export const allPages = () => pagesIn('features');

/** @param folder of the sources */
export const pagesIn = (folder: string): Promise<ResourcePages[]> =>
  Promise.all(
    Object.entries(modules).flatMap(([file, load]) =>
      file.includes(`/src/${folder}/`) ? load().then(({ default: pages }) => pages) : [],
    ),
  );

/** Keys of the catalogue. */
export interface ResourceWords {
  /** Without them a key would be read instead of a word. */
  needed: string[];
  /** Said where they are there. */
  possible: string[];
}

const ABOUT_FIELDS = ['help', 'fixed', 'none', 'unit'];

export function wordsOf(pages: ResourcePages): ResourceWords {
  const { resource } = pages;
  const fields = fieldsShown(pages);
  const key = (rest: string) => `${resource.words}.${rest}`;
  const form = formOf(pages);
  return {
    needed: [
      ...[...(resource.calls.create ? ['create'] : []), 'empty', 'emptyWhy'].map(key),
      ...fields.map(field => labelKey(resource, field)),
      ...fields.flatMap(field => valuesOf(resource, field)),
      ...fields.flatMap(field => partsOf(resource, field).map(part => key(`field.${part}`))),
      ...(pages.tabs ?? []).flatMap(tab => (typeof tab === 'object' && tab.label ? key(tab.label) : [])),
      ...(Array.isArray(pages.form) ? [] : Object.keys(pages.form ?? {}).map(name => key(`section.${name}`))),
      ...form.flatMap(field => (hasOwnProblem(resource.fields[field]) ? key(`problem.${field}`) : [])),
    ],
    possible: [
      ...['searchHint', 'removeNote', 'data'].map(key),
      ...[...fields, ...form].flatMap(field => ABOUT_FIELDS.map(about => key(`${about}.${field}`))),
    ],
  };
}

export const formOf = ({ form, resource }: ResourcePages): string[] =>
  Object.values(form ?? resource.inputs).flat();

/** What a list, a form, a file or a filter calls by its name. */
function fieldsShown(pages: ResourcePages): string[] {
  const { resource, columns, filters = [], look = [], facts = [], tabs = [] } = pages;
  const ofColumns = columns.flatMap(column => {
    if (typeof column === 'string') return column;
    const { field, head = field, inFiles } = column;
    return [head, ...(inFiles ?? []).map(cell => (typeof cell === 'string' ? cell : (cell.field ?? field)))];
  });
  return [
    ...new Set([
      ...ofColumns,
      ...filters.map(filter => (typeof filter === 'string' ? filter : filter.field)),
      ...tabs.flatMap(tab => {
        if (typeof tab === 'string') return tab;
        return tab.label ? [] : Object.keys(tab.filter).slice(0, 1);
      }),
      ...(typeof look === 'function' ? [] : look),
      ...(typeof facts === 'function' ? [] : facts),
      ...formOf(pages).filter(field => field in resource.fields),
      ...resource.inputs,
      ...Object.keys(resource.filters),
    ]),
  ];
}

function valuesOf(resource: AnyResource, field: string): string[] {
  const kind = resource.fields[field]?.kind;
  if (kind?.is !== 'choice' && kind?.is !== 'choices' && kind?.is !== 'lines') return [];
  // a code is read as it stands
  const values = kind.values.filter(value => !/^[A-Z]+$/.test(String(value)));
  return values.map(value => `${wordsKey(resource, field)}.${value}`);
}

/** What is said of each line of a field of lines. */
function partsOf(resource: AnyResource, field: string): string[] {
  const kind = resource.fields[field]?.kind;
  return kind?.is === 'lines' ? Object.keys(kind.fields) : [];
}

const hasOwnProblem = (field: AnyField | undefined) => field?.hasOwnRule && field.kind.is !== 'masked';
