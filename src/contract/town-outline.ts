/**
 * The outline of the town as an administrator writes it into the property `position.townOutline`: at least three corners
 * as `longitude,latitude` in WGS-84 with a blank between them, `108.30,22.75 108.45,22.75 108.40,22.90`. Empty leaves it
 * to the simulated city.
 */
const DEGREES = String.raw`\d{1,3}(?:\.\d{1,7})?`;
const CORNER = `-?${DEGREES},-?${DEGREES}`;

export const TOWN_OUTLINE = new RegExp(`^(?:${CORNER}(?: ${CORNER}){2,})?$`);

/** Of a text that fits. */
export const cornersOf = (text: string): { lng: number; lat: number }[] =>
  text
    .split(' ')
    .filter(corner => corner !== '')
    .map(corner => {
      const [lng = 0, lat = 0] = corner.split(',').map(Number);
      return { lng, lat };
    });
