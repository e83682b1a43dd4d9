import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from '../../../contract/grammar/redact.ts';
import { redactedResult } from './redact.ts';

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

  it('says that a secret was set, and that one was not', () => {
    expect(redact({ password: 'x', token: null })).toEqual({ password: '***', token: null });
  });

  it('cuts a result at 2,000 characters', () => {
    expect(redactedResult({ text: 'x'.repeat(5000) })).toHaveLength(2000);
    expect(redactedResult(null)).toBeNull();
  });
});
