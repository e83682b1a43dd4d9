/** MapLibre with the script of its worker. */
import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

// a build does not find it by itself, and then nothing ever loads, and nothing is said
setWorkerUrl(workerUrl);

export { Map as MapLibre, type MapMouseEvent, type StyleSpecification } from 'maplibre-gl';
