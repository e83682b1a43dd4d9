/** The one door of a feature: what it adds to the console, as data. */
import type { ComponentType } from 'react';
import type { AnyCall } from '../contract/call.ts';
import type { May } from '../contract/may.ts';
import type { CapabilityName } from '../contract/platform.ts';

export type Icon = ComponentType<{ size?: number | string; strokeWidth?: number; 'aria-hidden'?: boolean }>;

/** An entry of the menu's first level. Its own path leads to its first permitted page. */
export interface Section {
  path: `/${string}`;
  /** Key of the catalogue, as are all titles here. */
  title: string;
  icon: Icon;
  order: number;
}

export interface Page {
  path: `/${string}`;
  title: string;
  /** The path of its section; a page without one stands at the top of the menu. */
  section?: `/${string}`;
  icon?: Icon;
  /** All of them are needed (routes.tsv). */
  needs: readonly May[];
  /** Only where the upstream can do this; elsewhere there is no such page. */
  capability?: CapabilityName;
  /** Only for users with this role key; the developer pages. */
  role?: string;
  /** Not in menu and search. */
  isHidden?: boolean;
  /** Pinned in the tags view. */
  isPinned?: boolean;
  /** Outside the frame, and open without signing in. */
  isFrameless?: boolean;
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * A page that is a list with its records: `path`, `path/create`, `path/:id`. Where `list` and `edit` load the same
 * component, a record opens within the list, which stays as it is.
 */
export interface ResourcePage extends Omit<Page, 'load'> {
  calls: ResourceCalls;
  list: () => Promise<{ default: ComponentType }>;
  create?: () => Promise<{ default: ComponentType }>;
  edit?: () => Promise<{ default: ComponentType }>;
}

/** A resource of the data provider, as a row: no resource has code of its own there. */
export interface ResourceCalls {
  list: AnyCall;
  /** Without a call that reads one record, `list` is asked with the id as filter. */
  one?: AnyCall;
  create?: AnyCall;
  update?: AnyCall;
  remove?: AnyCall;
  /** The field that names a record, also in the calls' input. */
  idField: string;
}

export interface Feature {
  name: string;
  sections?: readonly Section[];
  pages?: readonly Page[];
  resources?: readonly ResourcePage[];
}
