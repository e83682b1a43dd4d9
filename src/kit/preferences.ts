/** Every choice there is, with its default as specified. */
import { choice, onOff, type Preference, preference } from './preference.ts';
import { DEFAULT_DENSITY, DENSITIES, type Density } from './theme/density.ts';
import { DEFAULT_ACCENT } from './theme/tokens.ts';

export const SIZES = Object.keys(DENSITIES) as Density[];

/** How tightly everything is set. */
export const size = choice<Density>('size', SIZES, DEFAULT_DENSITY);

/** The theme colour, `#rrggbb`. */
export const accent = preference<string>({
  name: 'themeColor',
  fallback: DEFAULT_ACCENT,
  parse: text => (/^[\da-f]{6}$/i.test(text) ? `#${text.toLowerCase()}` : undefined),
  format: colour => colour.slice(1).toLowerCase(),
});

export const hasTagsView = onOff('tagsView', true);
export const hasFixedHeader = onOff('fixedHeader', false);
export const hasSidebarLogo = onOff('sidebarLogo', true);
/** Open rather than folded. */
export const isSidebarOpen = onOff('sidebarStatus', true);
/** The same beside a map, which has the room unless a clerk says otherwise. */
export const isSidebarOpenAtMap = onOff('mapSidebarStatus', false);
/** Keys without Ctrl or Alt act. */
export const hasSingleKeys = onOff('singleKeys', true);
export const hasSound = onOff('sound', true);
/** What rings also shows on the desktop, where the browser has been allowed to. */
export const hasDesktopNotifications = onOff('desktopNotifications', true);

const ALL: readonly { reset(): void }[] = [
  withReset(size),
  withReset(accent),
  withReset(hasTagsView),
  withReset(hasFixedHeader),
  withReset(hasSidebarLogo),
  withReset(hasSingleKeys),
  withReset(hasSound),
  withReset(hasDesktopNotifications),
];

/** All that the settings hold; whether the sidebar is folded is no setting. The appearance is `chooseColourMode`'s. */
export function restoreDefaults() {
  for (const each of ALL) each.reset();
}

function withReset<T>(of: Preference<T>) {
  return { reset: () => of.write(of.fallback) };
}
