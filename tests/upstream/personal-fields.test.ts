/** Personal numbers: whatever call has one in its answer has it masked, and so it stands in the operate log. */
import { describe, expect, it, test } from 'vitest';
import { mask } from '../../src/contract/grammar/mask.ts';
import { redact } from '../../src/contract/grammar/redact.ts';
import { inspect, type Schema } from '../../src/contract/grammar/walk.ts';
import { type MaskKind, maskOf } from '../../src/contract/grammar/wire.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { expectNone } from '../builders/none.ts';

/** What a field is called that holds one. */
const NAMES: readonly (readonly [name: RegExp, kind: MaskKind])[] = [
  [/mobile|phone|callno|^tel$/i, 'mobile'],
  [/idcard|identity|licenseno/i, 'identity'],
  [/cardno|bankcard|payeeaccount/i, 'card'],
];

/** So called, and nobody's: by room and field, with the reason. */
const IMPERSONAL: Readonly<Record<string, string>> = {
  'company licenseNo': 'the licence of a business',
  'adCustomer licenseNo': 'the licence of a business',
  'rentalCompany licenseNo': 'the licence of a business',
};

interface Field {
  name: string;
  schema: Schema;
}

/** All fields of texts, however deep. */
function textsIn(schema: Schema): Field[] {
  const looked = inspect(schema);
  switch (looked.kind) {
    case 'array':
      return textsIn(looked.element);
    case 'union':
      return looked.options.flatMap(textsIn);
    case 'object':
      return Object.entries(looked.shape).flatMap(([name, own]) =>
        inspect(own).kind === 'text' ? [{ name, schema: own }] : textsIn(own),
      );
    default:
      return [];
  }
}

const answered = ALL_CALLS.flatMap(call =>
  textsIn(call.data).map(field => ({ ...field, room: call.room, call: `${call.method} ${call.path}` })),
);
const personal = answered.flatMap(field => {
  const kind = NAMES.find(([name]) => name.test(field.name))?.[1];
  return kind && !IMPERSONAL[`${field.room} ${field.name}`] ? [{ ...field, kind }] : [];
});

describe('a personal number in an answer', () => {
  it.each(personal)('is masked: $name of $call', ({ schema, kind }) => {
    expect(maskOf(schema)).toBe(kind);
  });

  it('is known by its name', () => {
    const unknown = answered.filter(
      ({ name, schema }) => maskOf(schema) && !NAMES.some(([own]) => own.test(name)),
    );
    expectNone(
      unknown.map(({ name, call }) => `${name} of ${call}`),
      'Add the name to NAMES, so that other fields of this name must be masked, too:',
    );
  });
});

const SAMPLES: Readonly<Record<MaskKind, string>> = {
  mobile: '13812345678',
  identity: '450103199001011234',
  card: '6222020200112233445',
  name: '韦大宝',
};

const masked = [...new Map(personal.map(({ name, kind }) => [name, kind]))];
test.each(masked)('the operate log masks %s as an answer does', (name, kind) => {
  expect(redact({ body: { [name]: SAMPLES[kind] } })).toEqual({
    body: { [name]: mask(kind, SAMPLES[kind]) },
  });
});
