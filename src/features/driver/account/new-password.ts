/** A password that is read aloud over the telephone: no signs that are taken for others. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

export function newPassword(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(LENGTH));
  return [...drawn].map(number => SIGNS[number % SIGNS.length]).join('');
}
