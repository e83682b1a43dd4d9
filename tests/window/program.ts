/**
 * The console as one script for happy-dom. It is built once before the first test, compiled once in each worker, and
 * run once for each document, so that a document starts with fresh modules as it does after a reload in a browser.
 */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { Window } from 'happy-dom';
import { bundled } from '../builders/bundle.ts';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(root, '.cache/window');
const FILE = path.join(FOLDER, 'console.js');

/** Global set-up of the tests with windows. */
export default function setup() {
  const config = path.join(import.meta.dirname, 'vite.config.ts');
  return bundled({ config, folder: FOLDER, own: [config] });
}

/** Node's own serve as well, and its `fetch` and streams take no others. */
const OF_NODE = new Set([
  'Buffer',
  'process',
  'structuredClone',
  'clearImmediate',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'AbortSignal',
  'crypto',
  'constructor',
  'eval',
]);

/** Named besides what happy-dom has: those that Node has as well would outlive the document. */
const OF_DOCUMENT = [
  'self',
  'window',
  'fetch',
  'WebSocket',
  'BroadcastChannel',
  'MessageChannel',
  'setImmediate',
  'queueMicrotask',
];

/** What a script in a document can name besides the language's own: each is handed in as a parameter. */
export const GLOBALS: readonly string[] = globalsOf(new Window());

function globalsOf(window: Window): string[] {
  const ofLanguage = new Set(Object.getOwnPropertyNames(vm.runInNewContext('globalThis')));
  const named: string[] = [];
  for (let of: object | null = window; of && of !== Object.prototype; of = Object.getPrototypeOf(of))
    named.push(...Object.getOwnPropertyNames(of));
  const found = new Set([...named, ...OF_DOCUMENT]);
  const isOwn = (name: string) =>
    /^[A-Za-z_$][\w$]*$/.test(name) && !ofLanguage.has(name) && !OF_NODE.has(name);
  // of the language, but for its time
  return [...[...found].filter(isOwn), 'console', 'Date', 'globalThis'];
}

export type Script = (...globals: unknown[]) => unknown;

let compiled: Script | undefined;

/** The console's program; runs when called with the globals of a document. */
export function program(): Script {
  compiled ??= vm.compileFunction(fs.readFileSync(FILE, 'utf8'), [...GLOBALS], { filename: FILE }) as Script;
  return compiled;
}

/** Any script as a function of the globals of a document and one argument, named `given`. */
export const script = (source: string): Script => vm.compileFunction(source, [...GLOBALS, 'given']) as Script;
