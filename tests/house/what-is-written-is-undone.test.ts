// @vitest-environment happy-dom
/** Whatever a list offers to undo has earlier versions, under the name by which they are asked for. */
import { expect, it } from 'vitest';
import { REVISED } from '../../src/upstream/revised.ts';
import { allPages } from '../builders/resource-words.ts';

const revised = new Map(REVISED.map(kind => [kind.objectType, kind]));
const pages = await allPages();

it.each(pages.filter(({ bulk = [] }) => bulk.length > 0).map(({ resource }) => [resource.name, resource]))(
  'a change of many: %s',
  (_name, { loggedAs }) => expect(revised.has(loggedAs)).toBe(true),
);

// a user is deleted by an act of his own, and is not made anew without a password
const removable = pages.filter(
  ({ resource: { name, calls } }) =>
    name !== 'adminUser' && calls.remove && calls.create && !calls.create.hasSecretAnswer,
);
it.each(removable.map(({ resource }) => [resource.name, resource]))('a deletion: %s', (_name, { loggedAs }) =>
  expect(revised.get(loggedAs)?.create).toBeDefined(),
);

it('roles, which the log calls otherwise, are among them', () => {
  expect(removable.map(({ resource }) => resource.loggedAs)).toContain('role');
});
