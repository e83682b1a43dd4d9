import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHEAP_COST, seededChance } from '../../../../tests/builders/time-and-chance.ts';
import type { Failure } from '../failure.ts';
import {
  hashPassword,
  oneTimePassword,
  SERVICE_COST,
  verifyPassword,
  verifyUnknownAccount,
} from './password.ts';

describe('a password hash', () => {
  const chance = seededChance(3);

  it('fits its own password and no other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        async (right, other) => {
          const hash = await hashPassword(right, CHEAP_COST, chance);
          expect(await verifyPassword(right, hash)).toBe(true);
          expect(await verifyPassword(other, hash)).toBe(right.normalize('NFKC') === other.normalize('NFKC'));
        },
      ),
    );
  });

  it('says how it was made, so that a dearer cost leaves old ones valid', async () => {
    const hash = await hashPassword('taxi-demo', CHEAP_COST, chance);
    expect(hash).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await hashPassword('taxi-demo', CHEAP_COST, chance)).not.toBe(hash);
    const dear = await hashPassword('taxi-demo', SERVICE_COST, chance);
    expect(await verifyPassword('taxi-demo', dear)).toBe(true);
  });

  it('is nothing where nobody has set one', async () => {
    for (const text of ['', 'none$x', 'scrypt$16$1$1$', 'scrypt'])
      expect(await verifyPassword('', text)).toBe(false);
    expect(await verifyUnknownAccount('taxi-demo', CHEAP_COST)).toBe(false);
  });
});

describe('a flood of sign-ins', () => {
  it('is refused beyond what waits, and nobody with a session stands behind it', async () => {
    const hash = await hashPassword('taxi-demo', CHEAP_COST, seededChance(5));
    const ended: string[] = [];
    const flood = Array.from({ length: 40 }, () =>
      verifyPassword('wrong', hash, 'stranger').then(
        () => void ended.push('judged'),
        (failure: Failure) => void ended.push(failure.data.reason ?? ''),
      ),
    );
    const own = verifyPassword('taxi-demo', hash).then(isRight => void ended.push(`own ${isRight}`));
    await Promise.all([...flood, own]);
    expect(ended.filter(end => end === 'judged')).toHaveLength(25);
    expect(ended.filter(end => end === 'BUSY')).toHaveLength(15);
    expect(ended.indexOf('own true')).toBeLessThan(ended.lastIndexOf('judged'));
    await expect(verifyPassword('taxi-demo', hash, 'stranger')).resolves.toBe(true);
  });
});

describe('a one-time password', () => {
  it('is readable over the phone, and different each time', () => {
    const chance = seededChance(4);
    const made = Array.from({ length: 500 }, () => oneTimePassword(chance));
    for (const password of made) expect(password).toMatch(/^[^0OolI1]{12}$/);
    expect(new Set(made).size).toBe(made.length);
  });
});
