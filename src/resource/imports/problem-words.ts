/** What is wrong with a cell or a row: what the form would say of it, else the contract's reasons and failures. */
import type { useTranslate } from 'ra-core';
import { FAILURES } from '../../contract/grammar/failures.ts';
import type { ImportProblem } from '../../contract/job.ts';
import { wordsUnder } from '../../data/catalogues-context.ts';
import { problemInWords } from '../../kit/form/fits.ts';
import { formatCount, formatYuan } from '../../kit/format/count.ts';
import type { FieldToImport } from './field.ts';

/** What only a file can be told. */
const OF_FILES = [
  'required',
  'number',
  'whole',
  'checkDigit',
  'twice',
  'changedSince',
  'changedSinceImport',
  'unrecognized_keys',
  'noDay',
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
const BROKEN: ReadonlySet<string> = new Set(['number', 'whole', ...OF_RULES.map(({ code }) => code)]);
/** More choices are not listed in full. */
const MOST_CHOICES = 5;

type Told = Pick<ImportProblem, 'field' | 'code'> & {
  origin?: string | null;
  bound?: number | string | null;
  value?: string | null;
};

/** Stand in the words of the report for what each problem has. */
const OPEN = { bound: '%{bound}', value: '%{value}' };

export function problemWords(fields: readonly FieldToImport[], translate: ReturnType<typeof useTranslate>) {
  const fieldOf = new Map(fields.map(field => [field.field, field]));

  const say = (told: Told): string => {
    const field = fieldOf.get(told.field ?? '');
    if (field?.problem && BROKEN.has(told.code)) return translate(field.problem);
    return (field && outside(field, told.code)) ?? general(told);
  };

  const outside = ({ choices = [], bounds, kind }: FieldToImport, code: string): string | undefined => {
    if (code === 'invalid_value' && choices.length > 0) {
      const named = choices.slice(0, MOST_CHOICES).map(key => translate(key, { _: key.split('.').at(-1) }));
      return translate(`imports.${choices.length > MOST_CHOICES ? 'someOf' : 'oneOf'}`, {
        choices: named.join(translate('common.listSeparator')),
        count: choices.length,
      });
    }
    const { least, most } = bounds ?? {};
    const show = kind === 'fen' ? formatYuan : formatCount;
    if (code !== 'too_small' && code !== 'too_big') return undefined;
    if (least !== undefined && most !== undefined) {
      return translate('imports.between', { least: show(least), most: show(most) });
    }
    const bound = code === 'too_small' ? least : most;
    return bound === undefined ? undefined : inRule({ code, origin: 'number', bound: show(bound) });
  };

  const inRule = ({ code, origin, bound }: Pick<Told, 'code' | 'origin' | 'bound'>) => {
    const issue = { code, origin: origin ?? undefined, minimum: bound, maximum: bound };
    const { message, args } = problemInWords(issue);
    return translate(message, args);
  };

  const general = (told: Omit<Told, 'field'>): string => {
    const { code, value } = told;
    if (OF_FILES.some(known => known === code)) return translate(`imports.code.${code}`, { value });
    if (BROKEN.has(code)) return inRule(told);
    const reason = translate(`reason.${code}`, { _: '' });
    return reason || translate(Object.hasOwn(FAILURES, code) ? `error.${code}` : 'kit.problem.other');
  };

  /** Of a field of its own, by its codes. */
  const ofField = (field: FieldToImport) =>
    [...BROKEN].flatMap(code => {
      const label = field.problem ? translate(field.problem) : outside(field, code);
      return label === undefined ? [] : [{ value: `${field.field} ${code}`, label }];
    });

  return {
    say,
    /** All there are, for the report. @param catalogue the words of the reader's language */
    all: (catalogue: object) => [
      ...fields.flatMap(ofField),
      ...OF_RULES.map(({ code, origin }: { code: string; origin?: string }) => ({
        value: origin === undefined ? code : `${code} ${origin}`,
        label: general({ code, origin, ...OPEN }),
      })),
      ...[...OF_FILES, ...Object.keys(FAILURES)].map(code => ({
        value: code,
        label: general({ code, ...OPEN }),
      })),
      ...wordsUnder(catalogue, 'reason'),
    ],
  };
}
