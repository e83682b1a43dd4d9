import { expect, test } from 'vitest';
import { createI18nProvider } from './i18n-provider.ts';

const words = {
  common: { none: '–' },
  took: '%{count} ms',
  rows: '%{smart_count} row |||| %{smart_count} rows',
};
const { translate } = createI18nProvider('en', words);

test('what a text is to name stands in it', () => {
  expect(translate('took', { count: 0 })).toBe('0 ms');
  expect(translate('rows', { smart_count: 2 })).toBe('2 rows');
  expect(translate('rows', { smart_count: 1 })).toBe('1 row');
});

test('numbers in a text are written as it is told, and texts as they are', () => {
  const grouped = createI18nProvider('en', words, count => count.toLocaleString('en'));
  expect(grouped.translate('rows', { smart_count: 12_345 })).toBe('12,345 rows');
  expect(grouped.translate('rows', { smart_count: 1 })).toBe('1 row');
  expect(grouped.translate('took', { count: '12345' })).toBe('12345 ms');
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

const labels = {
  field: { remark: 'Remark', state: 'State' },
  order: { field: { state: 'Progress' }, title: 'Order' },
};
const labelled = createI18nProvider('en', labels, String, (resource, field) =>
  resource === 'trips/order' ? `order.field.${field}` : undefined,
);

test('a room calls a field by its own word, or else by the shared one', () => {
  expect(labelled.translate('order.field.state', { _: '' })).toBe('Progress');
  expect(labelled.translate('order.field.remark', { _: '' })).toBe('Remark');
  expect(labelled.translate('order.field.unheard')).toBe('order.field.unheard');
  expect(labelled.translate('order.field.unheard', { _: 'of' })).toBe('of');
});

test('the shared words are looked for among those that came late', () => {
  const late = createI18nProvider('en', { order: {} });
  expect(late.translate('order.field.remark')).toBe('order.field.remark');
  late.add({ field: labels.field });
  expect(late.translate('order.field.remark')).toBe('Remark');
});

test('react-admin finds the labels of a resource by its own keys', () => {
  expect(labelled.translate('resources.trips/order.fields.state')).toBe('Progress');
  expect(labelled.translate('resources.trips/order.fields.remark')).toBe('Remark');
  expect(labelled.translate('resources.trips/order.fields.unheard', { _: 'Unheard' })).toBe('Unheard');
  expect(labelled.translate('resources.unheard.fields.state', { _: 'State of it' })).toBe('State of it');
});
