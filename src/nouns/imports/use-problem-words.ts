/** What is wrong with a cell or a row: what the form would say of it, else the contract's reasons and failures. */
import { useTranslate } from 'ra-core';
import { FAILURES } from '../../contract/grammar/failures.ts';
import type { ImportProblem } from '../../contract/job.ts';
import { wordsUnder } from '../../data/catalogues-context.ts';
import { problemInWords } from '../../kit/form/fits.ts';
import type { FieldToImport } from './field.ts';

/** What only a file can be told. */
const OF_FILES = [
  'required',
  'number',
  'twice',
  'changedSince',
  'unrecognized_keys',
  'noTime',
  'cutNumber',
  'garbled',
  'errorCell',
  'noResult',
  'strayQuote',
] as const;
/** What schemas say, with what is too long or too large. */
const OF_RULES = [
  { code: 'invalid_type' },
  { code: 'invalid_format' },
  { code: 'invalid_value' },
  { code: 'custom' },
  ...['string', 'array', 'number', 'int'].flatMap(origin => [
    { code: 'too_small', origin },
    { code: 'too_big', origin },
  ]),
];
/** At which the words of a field's own rule stand. */
const BROKEN: ReadonlySet<string> = new Set(['number', ...OF_RULES.map(({ code }) => code)]);

type Told = Pick<ImportProblem, 'code'> & { origin?: string | null; bound?: number | string | null };

export function useProblemWords(fields: readonly FieldToImport[]) {
  const translate = useTranslate();
  const ownRules = new Map(fields.flatMap(({ field, problem }) => (problem ? [[field, problem]] : [])));
  const general = ({ code, origin, bound }: Told) => {
    if (OF_FILES.some(known => known === code)) return translate(`imports.code.${code}`);
    if (BROKEN.has(code)) {
      const issue = { code, origin: origin ?? undefined, minimum: bound, maximum: bound };
      const { message, args } = problemInWords(issue);
      return translate(message, args);
    }
    const reason = translate(`reason.${code}`, { _: '' });
    return reason || translate(Object.hasOwn(FAILURES, code) ? `error.${code}` : 'kit.problem.other');
  };
  return {
    say({ field, ...told }: Told & Pick<ImportProblem, 'field'>) {
      const own = ownRules.get(field ?? '');
      return own && BROKEN.has(told.code) ? translate(own) : general(told);
    },
    /** All there are, for the report. @param catalogue the words of the reader's language */
    all: (catalogue: object) => [
      ...[...ownRules].flatMap(([field, problem]) =>
        [...BROKEN].map(code => ({ value: `${field} ${code}`, label: translate(problem) })),
      ),
      ...OF_RULES.map(({ code, origin }: { code: string; origin?: string }) => ({
        value: origin === undefined ? code : `${code} ${origin}`,
        label: general({ code, origin, bound: '%{bound}' }),
      })),
      ...[...OF_FILES, ...Object.keys(FAILURES)].map(code => ({ value: code, label: general({ code }) })),
      ...wordsUnder(catalogue, 'reason'),
    ],
  };
}
