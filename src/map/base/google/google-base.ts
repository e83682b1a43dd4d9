/** Google's map, once it is there, as the engine uses it. */
import type { Layer } from '@deck.gl/core';
import { GoogleMapsOverlay } from '@deck.gl/google-maps';
import type { Mode } from '../../../kit/theme/tokens.ts';
import { MAP_COLOURS } from '../../colours.ts';
import { type Camera, toPixel } from '../../projection.ts';
import { type BaseMap, type BaseMapNews, CLOSEST, FURTHEST } from '../base-map.ts';
import { createCopier } from '../copied.ts';

/** Google counts zooms by tiles of 256 pixels. */
export const ZOOM_SHIFT = 1;

/** In China its road map is drawn in GCJ-02, its pictures from above in WGS-84; abroad both are the same. */
const UNSHIFTED: readonly string[] = ['satellite'];

export function optionsOf(mode: Mode): google.maps.MapOptions {
  return {
    disableDefaultUI: true,
    clickableIcons: false,
    gestureHandling: 'greedy',
    // the map has keys of its own, the same on every base map
    keyboardShortcuts: false,
    isFractionalZoomEnabled: true,
    minZoom: FURTHEST + ZOOM_SHIFT,
    maxZoom: CLOSEST + ZOOM_SHIFT,
    tilt: 0,
    heading: 0,
    styles: stylesOf(mode),
  };
}

/** Fails nowhere: what Google does not have yet is answered as nothing. */
export function googleBase(map: google.maps.Map, news: BaseMapNews): BaseMap {
  const copier = createCopier();
  let above: readonly Layer[] = [];
  const overlay = new GoogleMapsOverlay({
    interleaved: false,
    layers: [],
    onAfterRender: copier.onAfterRender,
  });
  overlay.setMap(map);
  const camera = (): Camera => {
    const centre = map.getCenter();
    const { clientWidth: width, clientHeight: height } = map.getDiv();
    return {
      lng: centre?.lng() ?? 0,
      lat: centre?.lat() ?? 0,
      zoom: (map.getZoom() ?? ZOOM_SHIFT) - ZOOM_SHIFT,
      width,
      height,
    };
  };
  const pixelOf = ({ latLng }: google.maps.MapMouseEvent) =>
    latLng ? toPixel(camera(), latLng.lng(), latLng.lat()) : undefined;

  const listeners = [
    map.addListener('bounds_changed', () => news.onMove()),
    map.addListener('dragstart', () => news.onTouch()),
    map.addListener('click', (event: google.maps.MapMouseEvent) => {
      const at = pixelOf(event);
      if (at) news.onClick(...at);
    }),
    map.addListener('mousemove', (event: google.maps.MapMouseEvent) => {
      const at = pixelOf(event);
      if (at) news.onHover(...at);
    }),
    map.addListener('mouseout', () => news.onHover(-1, -1)),
  ];

  return {
    get crs() {
      return UNSHIFTED.includes(map.getMapTypeId() ?? '') ? 'wgs84' : 'gcj02';
    },
    setLayers(layers) {
      above = layers;
      overlay.setProps({ layers: [...layers] });
    },
    camera,
    look({ lng, lat, zoom }, isSmooth) {
      const now = camera();
      const centre = { lng: lng ?? now.lng, lat: lat ?? now.lat };
      if (zoom !== undefined) map.setZoom(zoom + ZOOM_SHIFT);
      if (isSmooth) map.panTo(centre);
      else map.setCenter(centre);
    },
    setMode: mode => map.setOptions({ styles: stylesOf(mode) }),
    // its terms let nobody copy it
    picture: async () => null,
    drawn: () => copier.next(above),
    // it watches its place by itself
    resize: () => {},
    end() {
      for (const listener of listeners) listener.remove();
      overlay.finalize();
    },
  };
}

/** The same hand as on the embedded map: quiet ground, no shops. */
function stylesOf(mode: Mode): google.maps.MapTypeStyle[] {
  const { country, land, park, water, road, casing, ring, ink, halo } = MAP_COLOURS[mode];
  const paint = (featureType: string, elementType: string, color: string): google.maps.MapTypeStyle => ({
    featureType,
    elementType,
    stylers: [{ color }],
  });
  return [
    { featureType: 'poi.business', stylers: [{ visibility: 'off' }] },
    { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
    paint('landscape', 'geometry', land),
    paint('landscape.natural', 'geometry', country),
    paint('poi.park', 'geometry', park),
    paint('water', 'geometry', water),
    paint('road', 'geometry.fill', road),
    paint('road', 'geometry.stroke', casing),
    paint('road.highway', 'geometry.fill', ring),
    paint('all', 'labels.text.fill', ink),
    paint('all', 'labels.text.stroke', halo),
  ];
}
