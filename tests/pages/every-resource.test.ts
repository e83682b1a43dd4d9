/** What all resources have in common, as one table over them: a new one is covered by being there. */
// @feature list, record
import '../builders/bare-window.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import { isAllowed } from '../../src/contract/grammar/may.ts';
import { offeredBy, resourcesOf } from '../../src/data/routes.ts';
import { ROLE_RIGHTS } from '../builders/calls-table.ts';
import { goInPlace } from '../builders/in-place.ts';
import { aSite, type Clerk } from '../window/site.ts';
import { EACH, heading, signedIn } from './resources.ts';

describe('on the reference upstream', () => {
  const site = aSite();

  describe.each([...ROLE_RIGHTS])('for %s', (account, rights) => {
    let clerk: Clerk;
    beforeAll(async () => {
      clerk = await signedIn(site(), account);
    });
    const held = { userId: 'own', codes: rights, subjectsGrantActions: false };

    it.each(EACH)('%s opens to who may, and to nobody else', async (path, { needs, may }) => {
      await goInPlace(clerk.page, path);
      await heading(clerk.page).first().waitFor();
      const isOpen = [...needs, may.read].every(right => isAllowed(right, held));
      await expect.poll(() => new URL(clerk.page.url()).pathname).toBe(isOpen ? path : '/401');
      expect(clerk.complaints).toEqual([]);
    });
  });
});

describe('on a plain upstream', () => {
  const site = aSite({ isPlain: true });
  let clerk: Clerk;
  beforeAll(async () => {
    clerk = await signedIn(site(), 'admin');
  });
  const offered = new Set(resourcesOf(offeredBy(features, new Set())).map(({ path }) => path));

  it.each(EACH)('%s is there as far as its calls are', async path => {
    await goInPlace(clerk.page, path);
    await heading(clerk.page).first().waitFor();
    await expect.poll(() => new URL(clerk.page.url()).pathname).toBe(offered.has(path) ? path : '/404');
    expect(clerk.complaints).toEqual([]);
  });
});
