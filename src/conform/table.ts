/** Every call of the specification, from the tables that ship with the product, and its declaration where it has one. */
import { type AnyCall, type Client, changesState, type Method } from '../contract/grammar/call.ts';
import { type Service, serviceOf } from '../contract/grammar/services.ts';

export interface SpecifiedCall {
  area: string;
  method: Method;
  path: string;
  service: Service;
  client: Client;
  /** `public`, `open door …`, or a right. */
  permission: string;
  changesState: boolean;
  /** Undefined where the contract does not declare it yet: then only its envelope is judged. */
  declared?: AnyCall;
}

/** A file for each area. */
const tables = import.meta.glob<string>('../../docs/calls/*.tsv', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const modules = import.meta.glob<Record<string, unknown>>(['../contract/**/*.ts', '!**/*.test.ts'], {
  eager: true,
});

const DECLARED: ReadonlyMap<string, AnyCall> = new Map(
  Object.values(modules)
    .flatMap(module => Object.values(module))
    .filter(value => typeof value === 'object' && value !== null)
    .flatMap(value => Object.values(value as object))
    .filter(isCall)
    .map(call => [`${call.method} ${call.path}`, call]),
);

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'room' in value && 'path' in value && 'may' in value;
}

/** The project's own calls are left out: an operator's upstream owes them to nobody. */
export const SPECIFIED: readonly SpecifiedCall[] = Object.entries(tables)
  .flatMap(([file, table]) => rowsOf(table).map(row => [areaOf(file), ...row]))
  .filter(
    ([, method = '', path = '', , , note = '']) =>
      path.startsWith('/') && method !== 'WS' && !note.startsWith("this project's own"),
  )
  .map(([area = '', method = '', path = '', client = '', permission = '', note = '']) => {
    const declared = DECLARED.get(`${method} ${path}`);
    return {
      area,
      method: method as Method,
      path,
      client: client as Client,
      permission,
      service: serviceOf(path),
      declared,
      changesState: declared ? changesState(declared) : method !== 'GET' || note.includes('changes state'),
    };
  });

function rowsOf(table: string): string[][] {
  const [, ...lines] = table.trimEnd().split('\n');
  return lines.map(line => line.split('\t'));
}

/** `adProject` of `ad-project.tsv`. */
function areaOf(file: string): string {
  const name = /([\w-]+)\.tsv$/.exec(file)?.[1] ?? '';
  return name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}
