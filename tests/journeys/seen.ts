/** What tells that a page shows what it is for. */
export interface Seen {
  waitFor: string;
  /** Of a record that the seed has: it stands for `:id`. */
  id?: string;
  as?: string;
}

/** Of the pages of a feature, by route: what `pages.ts` does not derive. `null` says that there is no such page. */
export type SeenPages = Readonly<Record<string, Partial<Seen> | null>>;

/** Of a list that has records. */
export const ROW = 'tr[data-row]';
