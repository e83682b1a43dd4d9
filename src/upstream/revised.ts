import { revisedMenu, revisedRole, revisedUser } from './access/revised.ts';
import { revisedAppVersion } from './app-version/revised.ts';
import type { Revised } from './core/revisions/revised.ts';
import { revisedProperty } from './property/revised.ts';
import { revisedResources } from './resources.ts';

/** Kinds of records with earlier versions. */
export const REVISED: readonly Revised[] = [
  revisedUser,
  revisedRole,
  revisedMenu,
  revisedProperty,
  revisedAppVersion,
  ...revisedResources(),
];
