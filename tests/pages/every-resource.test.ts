/** What all resources have in common, as one table over them: a new one is covered by being there. */
// @feature *
import '../builders/bare-window.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import { isAllowed } from '../../src/contract/grammar/may.ts';
import { offeredBy, resourcesOf } from '../../src/data/routes.ts';
import { ROLES } from '../builders/calls-table.ts';
import { goInPlace } from '../builders/in-place.ts';
import { IS_FULL } from '../builders/tier.ts';
import { aSite, type Clerk } from '../window/site.ts';
import { EACH, heading, signedIn } from './resources.ts';

type Opened = (typeof EACH)[number][1];

function mayOpen(account: string, { needs, may }: Opened): boolean {
  const held = { userId: 'own', codes: ROLES.get(account) ?? new Set(), subjectsGrantActions: false };
  return [...needs, may.read].every(right => isAllowed(right, held));
}

/** Super users last: where they alone may open a page, it is tried as them. */
const ACCOUNTS = [...ROLES.keys()].toSorted(
  (one, other) => Number(ROLES.get(one)?.has('all')) - Number(ROLES.get(other)?.has('all')),
);

/** In core the first who may open a page and the first who may not; in full everybody. */
function triedAs(account: string, page: Opened): boolean {
  if (IS_FULL) return true;
  return [true, false].some(
    isOpen => ACCOUNTS.find(someone => mayOpen(someone, page) === isOpen) === account,
  );
}

const TRIED = ACCOUNTS.map(
  account => [account, EACH.filter(([, page]) => triedAs(account, page))] as const,
).filter(([, pages]) => pages.length > 0);

describe('on the reference upstream', () => {
  const site = aSite();

  describe.each(TRIED)('for %s', (account, pages) => {
    let clerk: Clerk;
    beforeAll(async () => {
      clerk = await signedIn(site(), account);
    });

    it.each(pages)('%s opens to who may, and to nobody else', async (path, page) => {
      await goInPlace(clerk.page, path);
      await heading(clerk.page).first().waitFor();
      await expect
        .poll(() => new URL(clerk.page.url()).pathname)
        .toBe(mayOpen(account, page) ? path : '/401');
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
