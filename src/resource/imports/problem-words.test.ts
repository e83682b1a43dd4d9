import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../../../tests/builders/words.ts';
import { vehicle } from '../../contract/vehicle.ts';
import { createI18nProvider } from '../../data/i18n-provider.ts';
import type { Language } from '../../kit/language.ts';
import { fieldsToImport } from '../pages/fields-to-import.ts';
import type { FieldToImport } from './field.ts';
import { problemWords } from './problem-words.ts';

const OWN: readonly FieldToImport[] = [
  { field: 'price', label: 'x', kind: 'fen', bounds: { least: 0, most: 100_000 } },
  { field: 'score', label: 'x', kind: 'number', bounds: { most: 9 } },
];
const fields = [...fieldsToImport(vehicle, { spellingsOf: () => [] }), ...OWN];

function wordsIn(language: Language) {
  const { translate } = createI18nProvider(language, ALL_WORDS[language]);
  const { say, all } = problemWords(fields, translate);
  const told = (field: string, code: string, more: object = {}) => say({ field, code, value: 'x', ...more });
  return { told, all: new Map(all(ALL_WORDS[language]).map(({ value, label }) => [value, label])) };
}

describe('a cell that does not pass', () => {
  const { told, all } = wordsIn('zh');

  it('is named where it is no date and no number', () => {
    expect(told('certExpire', 'noDay', { value: '2028-13-45' })).toBe(
      '2028-13-45 不是日期，请写成 2027-01-05',
    );
    expect(told('remark', 'noTime', { value: '昨天' })).toMatch(/^昨天 不是日期时间/);
    expect(told('seats', 'number', { value: '很多' })).toBe('很多 不是数字');
    expect(told('seats', 'whole', { value: '4.5' })).toBe('4.5 不是整数');
    expect(told('idCard', 'checkDigit')).toMatch(/校验码不对/);
  });

  it('is told the range of a number, money in yuan', () => {
    expect(told('seats', 'too_big', { origin: 'number', bound: 60 })).toBe('应在 1–60 之间');
    expect(told('seats', 'too_small', { origin: 'number', bound: 1 })).toBe('应在 1–60 之间');
    expect(told('price', 'too_big')).toContain('0.00–1');
    expect(told('score', 'too_big', { origin: 'number', bound: 9 })).toBe('不能大于 9');
    expect(told('remark', 'too_big', { origin: 'string', bound: 200 })).toBe('最多 200 个字');
  });

  it('is told which values there are, of many the first', () => {
    expect(told('energyType', 'invalid_value')).toBe('只能填 汽油、燃气、混合动力、纯电');
    const many = problemWords(
      [{ field: 'look', label: 'x', choices: [1, 2, 3, 4, 5, 6].map(at => `none.${at}`) }],
      createI18nProvider('zh', ALL_WORDS.zh).translate,
    );
    expect(many.say({ field: 'look', code: 'invalid_value' })).toBe(
      '不在可选范围内，可填 1、2、3、4、5 等 6 种',
    );
  });

  it('is told the rule of a field that has one of its own', () => {
    expect(told('vin', 'invalid_format')).toContain('17 位');
    expect(told('plateNumber', 'custom')).toContain('完整车牌');
  });

  it('says the same in the report', () => {
    expect(all.get('noDay')).toBe('%{value} 不是日期，请写成 2027-01-05');
    expect(all.get('seats too_big')).toBe('应在 1–60 之间');
    expect(all.get('energyType invalid_value')).toContain('纯电');
    expect(all.get('too_big string')).toBe('最多 %{bound} 个字');
    expect(all.get('PLATE_TAKEN')).toBeDefined();
  });
});

it.each(['en', 'es', 'ja'] as const)('names value, range and choices in %s', language => {
  const { told } = wordsIn(language);
  expect(told('certExpire', 'noDay', { value: '2028-13-45' })).toContain('2028-13-45');
  expect(told('seats', 'too_big')).toMatch(/1.*60/);
  expect(told('energyType', 'invalid_value').length).toBeGreaterThan(15);
});
