/** What a bulk edit will do to each item, said before it is done. */
import type { BulkItem } from './results.ts';

type Values = Readonly<Record<string, unknown>>;

/** An item and what is in it; unset where it could not be read. */
export interface EditableItem extends BulkItem {
  record?: Values;
}

export interface EditWords {
  isSame: (field: string, one: unknown, other: unknown) => boolean;
  labelOf: (field: string) => string;
  /** Empty for no value. */
  show: (field: string, value: unknown) => string;
  /** `状态：停用 → 启用` */
  sayChange: (words: { field: string; from: string; to: string }) => string;
  separator: string;
}

/** The items that will be otherwise, each with its changes in words; one that could not be read counts among them. */
export function editedItems(items: readonly EditableItem[], values: Values, words: EditWords): BulkItem[] {
  return items.flatMap(({ id, name, note, record }): BulkItem[] => {
    if (!record) return [{ id, name, note }];
    const changes = Object.keys(values)
      .filter(field => !words.isSame(field, record[field], values[field]))
      .map(field =>
        words.sayChange({
          field: words.labelOf(field),
          from: words.show(field, record[field]),
          to: words.show(field, values[field]),
        }),
      );
    if (changes.length === 0) return [];
    return [{ id, name, note: [note, changes.join(words.separator)].filter(Boolean).join(' · ') }];
  });
}
