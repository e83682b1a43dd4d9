/** The icons of menu records. Drawn on demand: most menus ask for none beside those of the features. */
import { createElement, lazy, Suspense } from 'react';
import { loadCode } from '../../late/load-code.ts';
import type { Icon } from '../feature.ts';
import { MENU_ICON_NAMES, type MenuIconName } from './menu-icon-names.ts';

const NAMES: ReadonlySet<string> = new Set(MENU_ICON_NAMES);

const drawn = new Map<string, Icon>();

/** The same component each time; undefined for a name that is not among them. */
export function menuIcon(name: string): Icon | undefined {
  if (!NAMES.has(name)) return undefined;
  const known = drawn.get(name);
  if (known) return known;
  const Glyph = lazy(async () => {
    const { MENU_ICONS } = await loadCode(() => import('./menu-icon-set.ts')).catch(() => ({
      MENU_ICONS: null,
    }));
    return { default: MENU_ICONS?.[name as MenuIconName] ?? Nothing };
  });
  const icon: Icon = props =>
    createElement(Suspense, { fallback: createElement(Nothing, props) }, createElement(Glyph, props));
  drawn.set(name, icon);
  return icon;
}

/** Holds the place of what is on its way. */
const Nothing: Icon = ({ size = 16 }) =>
  createElement('svg', { width: size, height: size, 'aria-hidden': true });
