/** Which base map the server is set up with, as it has written it into the page. */
import type { MapSettings } from '../contract/map-settings.ts';

let read: MapSettings | undefined;

/** Nothing set up, where nobody has written anything: in development. */
export function mapSettings(): MapSettings {
  if (!read) {
    const text = document.getElementById('cabdesk-settings')?.textContent;
    const told = JSON.parse(text || '{}') as { map?: MapSettings };
    read = told.map ?? {};
  }
  return read;
}
