/** What is wrong with a cell or a row: zod's codes, the contract's reasons and failures. */
import { useTranslate } from 'ra-core';
import { FAILURES } from '../../contract/grammar/failures.ts';
import { wordsUnder } from '../../data/catalogues-context.ts';

const CODES = [
  'required',
  'number',
  'invalid_type',
  'invalid_format',
  'invalid_value',
  'too_small',
  'too_big',
  'duplicate',
  'unrecognized_keys',
  'custom',
] as const;

export function useProblemWords() {
  const translate = useTranslate();
  const say = (code: string) => {
    if (CODES.some(known => known === code)) return translate(`imports.code.${code}`);
    const reason = translate(`reason.${code}`, { _: '' });
    return reason || translate(Object.hasOwn(FAILURES, code) ? `error.${code}` : 'imports.code.other');
  };
  return {
    say,
    /** All there are, for the report. @param catalogue the words of the reader's language */
    all: (catalogue: object) => [
      ...wordsUnder(catalogue, 'reason'),
      ...[...CODES, ...Object.keys(FAILURES)].map(code => ({ value: code, label: say(code) })),
    ],
  };
}
