/**
 * Every route of the console: what follows from the resources of the contract, and what a file of `pages/` says of the
 * pages of its feature. A test beside the features holds it complete.
 */
import type { AnyResource } from '../../src/contract/grammar/resource.ts';
import { DECLARED } from '../builders/declared.ts';
import { ROW, type Seen, type SeenPages } from './seen.ts';

const samples = import.meta.glob('../../src/simulator/samples/*.ts');
const files = import.meta.glob<SeenPages>('./pages/*.ts', { eager: true, import: 'default' });

const said: SeenPages = Object.assign({}, ...Object.values(files));

/** A list with rows, whose form begins with a text. One of the generic protocol has rows where it has samples. */
function seenOf({ name, resource, path, calls, ...declared }: AnyResource): Record<string, Seen> {
  const folder = name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  const isSeeded = path === undefined || `../../src/simulator/samples/${folder}.ts` in samples;
  const list = { waitFor: isSeeded ? ROW : 'h1', ...said[`/${resource}`] };
  const form = formOf(declared);
  return {
    [`/${resource}`]: list,
    ...(calls.create && { [`/${resource}/create`]: { waitFor: form } }),
    ...(calls.update && {
      [`/${resource}/:id`]: { waitFor: list.waitFor === 'h1' ? '[role=alert]' : form, id: '1' },
    }),
  };
}

/** The first text that has to be filled in, else the first of all. */
function formOf({ inputs, fields }: Pick<AnyResource, 'inputs' | 'fields'>): string {
  const isText = (input: string) => ['text', 'code', 'note'].includes(fields[input]?.kind.is ?? '');
  const texts = inputs.filter(isText);
  const first = texts.find(input => fields[input]?.presence === 'required') ?? texts[0];
  if (first === undefined) return 'form';
  return `${fields[first]?.kind.is === 'note' ? 'textarea' : 'input'}[name="${first}"]`;
}

const derived: Readonly<Record<string, Seen>> = Object.assign({}, ...DECLARED.map(seenOf));

const ofRoutes = Object.keys({ ...derived, ...said }).flatMap((route): [string, Seen][] => {
  const own = said[route];
  if (own === null) return [];
  const { waitFor, ...seen } = { ...derived[route], ...own };
  if (waitFor === undefined) throw new TypeError(`what does ${route} wait for?`);
  return [[route, { waitFor, ...seen }]];
});

export const PAGES: Readonly<Record<string, Seen>> = {
  ...Object.fromEntries(ofRoutes),
  '/401': { waitFor: 'h1' },
  '/404': { waitFor: 'h1' },
};

export const isSystemPage = (route: string) => route.startsWith('/system-');
