/** Every resource that is declared in a file of this folder: found, so that a new one is named nowhere else. */
import type { DeclaredResource } from './grammar/resource.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', '!./*.test.ts', '!./resources.ts', '!./live-records.ts'],
  { eager: true },
);

const isResource = (value: unknown): value is DeclaredResource =>
  typeof value === 'object' && value !== null && 'Row' in value && 'live' in value;

export const RESOURCES: readonly DeclaredResource[] = [
  ...new Set(Object.values(modules).flatMap(module => Object.values(module).filter(isResource))),
];
