import { describe, expect, it } from 'vitest';
import { Failure } from './failure.ts';
import { checkVersion } from './versions.ts';

const current = { version: 4, updatedBy: '韦大宝', updatedOn: 1_790_000_000_000 };
const write = (version: number | undefined, isPlain = false) => checkVersion({ isPlain }, current, version);

describe('a write that names its version', () => {
  it.each([1, 3, 5, 11])('is refused on version %i of a record that is at 4', version => {
    expect(() => write(version)).toThrow(Failure);
  });

  it('is let through on the version that is there', () => {
    expect(() => write(4)).not.toThrow();
  });

  it('tells who was faster, and what the record is now', () => {
    let refusal: unknown;
    try {
      write(3);
    } catch (error) {
      refusal = error;
    }
    const { updatedBy, updatedOn } = current;
    expect(refusal).toMatchObject({ failure: 'STATE_CONFLICT', data: { current, updatedBy, updatedOn } });
  });
});

it('a write without a version, and one to a plain upstream, is not judged by it', () => {
  expect(() => write(undefined)).not.toThrow();
  expect(() => write(1, true)).not.toThrow();
});
