import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPERTIES } from './properties.ts';
import { LONGEST_VALUE, VALUE_TYPES, valueProblem } from './property-value.ts';

describe('a value', () => {
  it.each([
    ['int', '0', undefined],
    ['int', '-7', undefined],
    ['int', '007', 'noInt'],
    ['int', '1.5', 'noInt'],
    ['int', '１', 'noInt'],
    ['int', '', 'noInt'],
    ['bool', 'true', undefined],
    ['bool', '1', 'noBool'],
    ['json', '{"a":[1,2]}', undefined],
    ['json', '{a:1}', 'noJson'],
    ['json', '', 'noJson'],
    ['url', 'https://example.com/a?b=1', undefined],
    ['url', 'http://10.0.0.5:8080', undefined],
    ['url', 'ftp://example.com', 'noUrl'],
    ['url', 'javascript:alert(1)', 'noUrl'],
    ['url', 'https://me:word@example.com', 'noUrl'],
    ['url', 'https:///', 'noUrl'],
    ['secret', '', 'empty'],
    ['string', '', undefined],
  ] as const)('of type %s, %j, is judged %s', (type, value, problem) => {
    expect(valueProblem(type, value)).toBe(problem);
  });

  it('stays within the bounds of a known property', () => {
    const known = PROPERTIES['login.maxFail'];
    expect(['2', '3', '20', '21'].map(value => valueProblem('int', value, known))).toEqual([
      'outOfBounds',
      undefined,
      undefined,
      'outOfBounds',
    ]);
    expect(valueProblem('choice', 'sometimes', PROPERTIES['login.code'])).toBe('noOption');
  });

  it('has a length for each type, and no text makes the judge fail', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...VALUE_TYPES),
        fc.string({ unit: 'binary', maxLength: 40 }),
        (type, value) => {
          valueProblem(type, value);
          expect(valueProblem(type, 'x'.repeat(LONGEST_VALUE[type] + 1))).toBe('tooLong');
        },
      ),
    );
  });

  it('that is JSON is taken, whatever it holds', () => {
    fc.assert(fc.property(fc.json(), text => valueProblem('json', text) === undefined));
  });
});
