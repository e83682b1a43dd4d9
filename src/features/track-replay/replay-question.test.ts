import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOfQuestion, askable, MOST_VEHICLES, readQuestion, spanProblem } from './replay-question.ts';

const searchOf = (address: string) => new URL(address, 'http://x').search;
const HOUR = 3_600_000;

describe('the question in the address', () => {
  it('is read as it was written', () => {
    const plate = fc.stringMatching(/^[桂粤京][A-Z][A-Z0-9]{5}$/);
    const time = fc.option(fc.integer({ min: 1, max: 4e12 }), { nil: null });
    fc.assert(
      fc.property(
        fc.uniqueArray(plate, { maxLength: MOST_VEHICLES }),
        time,
        time,
        (plates, startTime, endTime) => {
          const question = { plates, startTime, endTime };
          expect(readQuestion(searchOf(addressOfQuestion(question)))).toEqual({ ...question, isCut: false });
        },
      ),
    );
  });

  it('leaves out what makes no sense, and says so of vehicles that are too many', () => {
    expect(readQuestion('?startTime=soon&endTime=-5&plateNumber=,,')).toEqual({
      plates: [],
      isCut: false,
      startTime: null,
      endTime: null,
    });
    const many = readQuestion('?plateNumber=a1,a2,a3&plateNumber=a4,a5,a6,a1');
    expect(many).toMatchObject({ plates: ['A1', 'A2', 'A3', 'A4', 'A5'], isCut: true });
  });
});

describe('a span', () => {
  it.each([
    [null, 1, 'noStart'],
    [1, null, 'noEnd'],
    [5, 5, 'turned'],
    [5, 4, 'turned'],
    [1, HOUR + 2, 'tooLong'],
    [1, HOUR + 1, null],
  ] as const)('from %s to %s: %s', (startTime, endTime, problem) =>
    expect(spanProblem({ startTime, endTime }, HOUR)).toBe(problem),
  );

  it('is asked for at most a day long', () => {
    const question = { plates: ['桂A00001'], isCut: false, startTime: 1, endTime: 24 * HOUR + 1 };
    expect(askable(question)).toEqual({ plates: ['桂A00001'], startTime: 1, endTime: 24 * HOUR + 1 });
    expect(askable({ ...question, endTime: 24 * HOUR + 2 })).toBeNull();
    expect(askable({ ...question, plates: [] })).toBeNull();
    expect(askable({ ...question, startTime: null })).toBeNull();
  });
});
