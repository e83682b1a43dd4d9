/**
 * Passwords are kept as memory-hard hashes that say themselves how they were made. Hashing and comparing take long
 * on purpose: never within a transaction. With too many at once they fail with TOO_FREQUENT.
 */
import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { Chance } from '../context.ts';
import { turns } from '../turns.ts';

/** Memory is 128 · N · r bytes; `N` is a power of two. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** 32 MiB and three passes: what OWASP asks of scrypt with this memory. */
export const SERVICE_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost: PasswordCost, chance: Chance): Promise<string> {
  const salt = chance.bytes(SALT_BYTES);
  const key = await derive(password, salt, { cost, whose: 'known' });
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether the password is the one that was hashed; false for a text that is no such hash. @param whose who waits for it */
export async function verifyPassword(
  password: string,
  hash: string,
  whose: keyof typeof LINES = 'known',
): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = hash.split('$');
  if (kind !== 'scrypt' || key === '') return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const found = await derive(password, Buffer.from(salt, 'base64url'), { cost, whose });
  return expected.length === found.length && timingSafeEqual(expected, found);
}

/** What an account has whose password nobody has set yet: no hash, so that nothing fits it. */
export const noPassword = (chance: Chance): string =>
  `none$${chance.bytes(SALT_BYTES).toString('base64url')}`;

/** False for such an account. */
export const isPasswordHash = (text: string) => text.startsWith('scrypt$');

/** Works as long as a real comparison of a stranger's, so that an unknown account answers no sooner than a wrong password. */
export async function verifyUnknownAccount(password: string, cost: PasswordCost): Promise<false> {
  await derive(password, Buffer.alloc(SALT_BYTES), { cost, whose: 'stranger' });
  return false;
}

/** Without 0, O, o, 1, I and l, which are read wrong from paper and over the phone. */
const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const ONE_TIME_LENGTH = 12;

/** A password that is shown once and renewed at the next sign-in: 12 readable characters. */
export function oneTimePassword(chance: Chance): string {
  const bytes = chance.bytes(ONE_TIME_LENGTH * 4);
  // 32 bits for each character leave a bias below one in ten million
  return Array.from(
    { length: ONE_TIME_LENGTH },
    (_, index) => READABLE[bytes.readUInt32BE(index * 4) % READABLE.length],
  ).join('');
}

/** A one-time password with its hash. */
export interface FirstPassword {
  password: string;
  passwordHash: string;
}

export async function firstPassword(cost: PasswordCost, chance: Chance): Promise<FirstPassword> {
  const password = oneTimePassword(chance);
  return { password, passwordHash: await hashPassword(password, cost, chance) };
}

/**
 * Each takes 32 MiB and a processor: of a flood of sign-ins one is judged at a time, and a few seconds' worth wait. Who has
 * a session does not stand behind them.
 */
const LINES = { stranger: turns({ atOnce: 1, waiting: 24 }), known: turns({ atOnce: 1, waiting: 24 }) };

function derive(
  password: string,
  salt: Buffer,
  { cost: { N, r, p }, whose }: { cost: PasswordCost; whose: keyof typeof LINES },
): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return LINES[whose](
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
