/** What is wrong with a cell or a row: zod's codes, the contract's reasons and failures. */
import { useTranslate } from 'ra-core';
import { FAILURES, REASONS } from '../../contract/grammar/failures.ts';

const CODES = [
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
    if (Object.hasOwn(REASONS, code)) return translate(`error.reason.${code}`);
    if (Object.hasOwn(FAILURES, code)) return translate(`error.${code}`);
    return translate('imports.code.other');
  };
  return {
    say,
    /** All there are, for the report. */
    all: () =>
      [...CODES, ...Object.keys(REASONS), ...Object.keys(FAILURES)].map(code => ({
        value: code,
        label: say(code),
      })),
  };
}
