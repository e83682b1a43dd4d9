/** Where what is typed and not saved is kept. The kit knows no upstream: by default nothing is kept. */
import { createContext, useContext } from 'react';

type Values = Record<string, unknown>;

/** How long after the last key what is typed is kept. */
export const DRAFT_PAUSE_MS = 600;

/** What was typed in one form. */
export interface Draft {
  typed: Values;
  /** The same fields as they were loaded, and the version of the record then; undefined where it has none. */
  loaded: Values;
  version?: number;
}

/** None of these fails: what cannot be kept is not kept. */
export interface Drafts {
  read(place: string): Promise<(Draft & { savedOn: number }) | undefined>;
  write(place: string, draft: Draft): Promise<void>;
  drop(place: string): Promise<void>;
}

const DraftsContext = createContext<Drafts | null>(null);

export const DraftsProvider = DraftsContext.Provider;

export const useDrafts = () => useContext(DraftsContext);

/** The form of a record that is there, or of a new one. */
export const draftPlace = (resource: string, id?: unknown) =>
  `${resource}/${id === undefined ? 'create' : String(id)}`;

/** What a form offers on coming back. */
export interface DraftOffer {
  savedOn: number;
  /** What it was written for, where that is told. */
  about?: string | undefined;
  /** Names of its fields. */
  fields: readonly string[];
  /** Somebody has saved the record since. */
  isOlder: boolean;
  restore(): void;
  discard(): void;
}

export const DraftOfferContext = createContext<DraftOffer | null>(null);
