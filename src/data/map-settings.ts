/** Which base map the server is set up with, as it has written it into the page. */
import type { MapSettings } from '../contract/map-settings.ts';
import { pageSettings } from './page-settings.ts';

let read: MapSettings | undefined;

/** Nothing set up, where nobody has written anything: in development. */
export function mapSettings(): MapSettings {
  read ??= pageSettings<{ map: MapSettings }>().map ?? {};
  return read;
}
