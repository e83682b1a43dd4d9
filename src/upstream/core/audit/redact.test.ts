import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from '../../../contract/grammar/redact.ts';
import { cutText } from './redact.ts';

const secretName = fc.constantFrom(
  'password',
  'oldPassword',
  'newPassword',
  'temToken',
  'token',
  'loginCode',
  'requestId',
  'initialPassword',
);
const secret = fc.string({ minLength: 12, maxLength: 30, unit: fc.constantFrom(...'ABCDEFGHIJKLMNOP') });

describe('what may stand in a log', () => {
  it('holds no secret, however deep it was', () => {
    fc.assert(
      fc.property(secretName, secret, fc.integer({ min: 0, max: 4 }), (name, value, depth) => {
        let input: unknown = { [name]: value, account: 'admin' };
        for (let level = 0; level < depth; level++) input = level % 2 === 0 ? [input] : { inner: input };
        expect(JSON.stringify(redact(input))).not.toContain(value);
        expect(JSON.stringify(redact(input))).toContain('admin');
      }),
    );
  });

  it('masks phones, identity and card numbers by the names of their fields', () => {
    const input = {
      mobile: '13812345678',
      ownerMobile2: '13912345678',
      idCard: '450102199001011234',
      bankCardNo: '6222020000001234',
    };
    expect(redact(input)).toEqual({
      mobile: '138****5678',
      ownerMobile2: '139****5678',
      idCard: '450102****1234',
      bankCardNo: '****1234',
    });
  });

  it('masks by the name what does not look like a number of that kind', () => {
    const input = { mobile: '0771 86612', callno: '86612', idCard: 'G1234567', bankCardNo: '12345' };
    const shown = JSON.stringify(redact(input));
    for (const value of Object.values(input)) expect(shown).not.toContain(value);
  });

  it('leaves its input alone, and copies no more of it than what it masks', () => {
    const untouched = { order: { remark: '三号门' }, lights: [{ lightNo: '8' }] };
    const input = { caller: { mobile: '13812345678', name: '王' }, ...untouched };
    const before = structuredClone(input);
    const shown = redact(input) as typeof input;
    expect(shown.caller).toEqual({ mobile: '138****5678', name: '王' });
    expect(shown.order).toBe(input.order);
    expect(shown.lights).toBe(input.lights);
    expect(redact(untouched)).toBe(untouched);
    expect(input).toEqual(before);
  });

  it('says that a secret was set, and that one was not', () => {
    expect(redact({ password: 'x', token: null })).toEqual({ password: '***', token: null });
  });

  it.each<[string, unknown]>([
    ['a long text', { body: { filter: JSON.stringify({ name: '甲'.repeat(670_000) }), call: 'log.list' } }],
    ['a long list', { ids: Array.from({ length: 50_000 }, (_, at) => at), call: 'log.list' }],
    [
      'many fields',
      Object.fromEntries(
        Array.from({ length: 9_000 }, (_, at) => [`field${'x'.repeat(99)}${at}`, 'x'.repeat(99)]),
      ),
    ],
    ['texts in the depth', { a: Array.from({ length: 30 }, () => [{ b: ['\ud83d\ude00'.repeat(300)] }]) }],
  ])('keeps of %s what goes into 2 KB, as JSON that says it was cut', (_what, value) => {
    const text = cutText(value) ?? '';
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2_048);
    expect(Buffer.byteLength(text)).toBeGreaterThan(100);
    expect(text).toContain('… (+');
    expect(() => JSON.parse(text)).not.toThrow();
    expect(text.isWellFormed()).toBe(true);
  });

  it('leaves alone what is short', () => {
    const value = { name: '甲', ids: [1, 2, 3] };
    expect(cutText(value)).toBe(JSON.stringify(value));
    expect(cutText(null)).toBeNull();
  });
});
