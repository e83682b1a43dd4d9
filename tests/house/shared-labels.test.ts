/** What several records call alike is said once, in `i18n/<language>/field.ts`. */
import { describe, expect, it } from 'vitest';
import { expectNone } from '../builders/none.ts';
import { ALL_WORDS } from '../builders/words.ts';

type Catalogues = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** So many rooms that call a field alike share its word. */
const MANY = 3;

/** What each room calls its fields, in all languages: `order.field.remark`, `备注 · Remark · …`. */
function labelsOf(catalogues: Catalogues): Map<string, string> {
  const labels = new Map<string, string>();
  const walk = (words: object, key: string) => {
    for (const [part, word] of Object.entries(words)) {
      const at = `${key}.${part}`;
      if (typeof word === 'object') walk(word, at);
      else if (/\.field\.[^.]+$/.test(at))
        labels.set(at, [...(labels.get(at)?.split(' · ') ?? []), word].join(' · '));
    }
  };
  for (const rooms of Object.values(catalogues)) {
    for (const [room, words] of Object.entries(rooms)) if (room !== 'field') walk(words, room);
  }
  return labels;
}

const sharedIn = (catalogues: Catalogues, field: string) =>
  Object.values(catalogues)
    .map(({ field: shared = {} }) => (shared as Readonly<Record<string, string>>)[field])
    .join(' · ');

const fieldIn = (label: string) => label.replace(/^.*\.field\./, '');

const repeatedIn = (catalogues: Catalogues) =>
  [...labelsOf(catalogues)]
    .filter(([label, words]) => words === sharedIn(catalogues, fieldIn(label)))
    .map(([label]) => label);

/** Of fields that have no shared label. */
function alikeIn(catalogues: Catalogues): string[] {
  const counts = new Map<string, number>();
  for (const [label, words] of labelsOf(catalogues)) {
    const field = fieldIn(label);
    if (Object.values(catalogues).some(({ field: shared = {} }) => Object.hasOwn(shared, field))) continue;
    const said = `${field}: ${words}`;
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= MANY).map(([said]) => said);
}

describe('the words of the rooms', () => {
  it('repeat no shared label', () => {
    expectNone(
      repeatedIn(ALL_WORDS),
      'Take the label out of its room in all languages, i18n/*/field.ts has it:',
    );
  });

  it('call no field alike in many rooms', () => {
    expectNone(alikeIn(ALL_WORDS), 'Put the label into i18n/*/field.ts, and take it out of its rooms:');
  });
});

describe('who looks for labels that are said twice', () => {
  it('finds one that repeats the shared one in all languages, and lets others pass', () => {
    const catalogues = {
      zh: {
        field: { remark: '备注' },
        order: { field: { remark: '备注' } },
        call: { field: { remark: '备注' } },
      },
      en: {
        field: { remark: 'Remark' },
        order: { field: { remark: 'Remark' } },
        call: { field: { remark: 'Note' } },
      },
    };
    expect(repeatedIn(catalogues)).toEqual(['order.field.remark']);
  });

  it('finds one that many rooms say, also in a part of a room', () => {
    const field = { remark: '备注' };
    const zh = { order: { field }, call: { field }, access: { user: { field } } };
    expect(alikeIn({ zh })).toEqual(['remark: 备注']);
    expect(alikeIn({ zh: { order: { field }, call: { field } } })).toEqual([]);
    expect(alikeIn({ zh: { field: { remark: '附注' }, ...zh } })).toEqual([]);
  });
});
