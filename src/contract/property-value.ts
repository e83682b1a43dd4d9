/** What a value of a property may be, judged alike by the form and by the server. Values travel and are kept as text. */
import { isWebAddress } from './grammar/validators.ts';
import type { IntProperty, KnownProperty } from './properties.ts';

/** 文本 string · 整数 int · 开关 bool · JSON · 网址 url · 密文 secret · 选项 choice. */
export const VALUE_TYPES = ['string', 'int', 'bool', 'json', 'url', 'secret', 'choice'] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

/** Letters of a value, by its type. */
export const LONGEST_VALUE: Readonly<Record<ValueType, number>> = {
  string: 2_000,
  int: 15,
  bool: 5,
  json: 20_000,
  url: 500,
  secret: 500,
  choice: 100,
};

/** Why a value is none, as catalogue and answer call it. */
export type ValueProblem =
  | 'tooLong'
  | 'noInt'
  | 'outOfBounds'
  | 'noBool'
  | 'noJson'
  | 'noUrl'
  | 'empty'
  | 'noOption'
  | 'noFit';

type Known = KnownProperty | undefined;

/** @param known the bounds or options of a built-in property */
export function valueProblem(type: ValueType, value: string, known?: Known): ValueProblem | undefined {
  if (value.length > LONGEST_VALUE[type]) return 'tooLong';
  switch (type) {
    case 'int':
      return intProblem(value, known?.type === 'int' ? known : undefined);
    case 'bool':
      return value === 'true' || value === 'false' ? undefined : 'noBool';
    case 'json':
      return isJson(value) ? undefined : 'noJson';
    case 'url':
      return isWebAddress(value) ? undefined : 'noUrl';
    case 'secret':
      return value === '' ? 'empty' : undefined;
    case 'choice':
      return known?.type === 'choice' && !known.options.includes(value) ? 'noOption' : undefined;
    case 'string':
      return known?.type === 'string' && !known.pattern.test(value) ? 'noFit' : undefined;
  }
}

/** One spelling for each number: what is compared with a default must be equal to it. */
const INTEGER = /^(?:0|-?[1-9]\d*)$/;

function intProblem(value: string, known: IntProperty | undefined): ValueProblem | undefined {
  if (!INTEGER.test(value)) return 'noInt';
  const number = Number(value);
  return known && (number < known.lowest || number > known.highest) ? 'outOfBounds' : undefined;
}

/** Where JSON breaks off is said by the engine, each in its own prose: so only that it does. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
