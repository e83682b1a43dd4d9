import { expect, test } from 'vitest';
import { createI18nProvider } from './i18n-provider.ts';

const { translate } = createI18nProvider('en', {
  common: { none: '–' },
  took: '%{count} ms',
  rows: '%{smart_count} row |||| %{smart_count} rows',
});

test('what a text is to name stands in it', () => {
  expect(translate('took', { count: 0 })).toBe('0 ms');
  expect(translate('rows', { smart_count: 2 })).toBe('2 rows');
});

test.each([undefined, null, Number.NaN])('what an upstream has left out is nothing: %s', count => {
  expect(translate('took', { count })).toBe('– ms');
  expect(translate('rows', { smart_count: count })).toBe('– rows');
});

test.each(['status.null', 'status.undefined', 'status.NaN'])(
  'the word for a value that is missing is nothing: %s',
  key => {
    expect(translate(key)).toBe('–');
  },
);

test('words that stand for a missing text may be missing themselves', () => {
  expect(translate('unheard', { _: undefined })).toBe('unheard');
  expect(translate('unheard', { _: 'of' })).toBe('of');
});
