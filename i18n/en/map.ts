import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/map.ts';

export default {
  label: 'Map of the vehicles: arrow keys move it, plus and minus zoom',
  demonstration: 'Demonstration city, simulated data',
  nearer: 'Zoom in',
  further: 'Zoom out',
  all: 'Show the whole town',
  status: { 1: 'Carrying', 2: 'Order taken', 3: 'Empty', 4: 'Out of service' },
  freshness: { 1: 'Report is late', 2: 'Silent for more than 10 minutes' },
  entry: {
    label: 'Plate or driver',
    help: 'Several plates can be pasted, up to %{most}',
    searching: 'Searching',
    several: 'Choose one below',
    add: 'Add',
    found: 'Vehicles found',
    tooMany: 'At most %{most} vehicles at once: remove one first',
  },
  dismiss: 'Dismiss',
  fault: {
    graphicsLost: 'The graphics card was reset; the map is drawn again',
    unreachable: 'Google Maps cannot be reached; the built-in map is shown',
    slow: 'Google Maps has not answered for 8 seconds; the built-in map is shown',
    refused: 'Google Maps refused the key; the built-in map is shown',
    broken: 'The base map that is set up does not load; the built-in map is shown',
  },
  fence: {
    middle: 'Middle of the place: drag it, or move it with the arrow keys, faster with Shift',
    radius: 'Radius: drag it, or change it with the arrow keys',
    metres: '%{metres} m',
  },
  circle: {
    place: 'Place: longitude, latitude',
    placeHelp: 'WGS-84, as 108.366100, 22.817000',
    noPlace: 'Not a place: write the longitude first',
    pick: 'Click on the map',
    picking: 'Click the map, or move it under the crosshair and press Enter; Esc cancels',
    centre: 'Take the middle of the map',
    radius: 'Radius (m)',
    noRadius: 'Enter a whole number from 1 to %{most}',
  },
  colouring: { label: 'Colour of the line', load: 'By load', speed: 'By speed' },
  legend: {
    label: 'Legend',
    silent: 'Silent',
    below: 'Below %{speed} km/h',
    from: '%{speed} km/h and more',
    between: 'From %{from} to %{to} km/h',
  },
  plain: {
    fences: 'Picture of the places',
    tracks: 'Picture of the tracks',
    picture: 'Still picture of the town and its vehicles, renewed every two seconds',
    noGraphics: 'This browser has no graphics acceleration: a still picture and the list are shown',
    graphicsLost: 'The graphics card failed several times: a still picture and the list are shown',
  },
} satisfies Catalogue<typeof zh>;
