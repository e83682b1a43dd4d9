/** Every resource that the contract declares, also those whose calls are said by hand. */
import type { AnyResource } from '../../src/contract/grammar/resource.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../../src/contract/*.ts', '!**/*.test.ts'], {
  eager: true,
});

const isResource = (value: unknown): value is AnyResource =>
  typeof value === 'object' && value !== null && 'Row' in value && 'resource' in value && 'calls' in value;

export const DECLARED: readonly AnyResource[] = [
  ...new Set(Object.values(modules).flatMap(module => Object.values(module).filter(isResource))),
];
