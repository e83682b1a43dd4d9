/** How much of a picture is of certain colours. */
import type { Page } from 'playwright-core';

type Channel = readonly [least: number, most: number];
/** Red, green and blue, each from 0 to 255. */
export type Colours = readonly [Channel, Channel, Channel];

/** This colour and what cannot be told from it. */
export const about = (...colour: readonly [number, number, number]): Colours => {
  const [red, green, blue] = colour.map((value): Channel => [value - 2, value + 2]);
  return [red, green, blue] as Colours;
};

/** Of a PNG, as the browser reads it: its size, and how many pixels are of the colours of each name. */
export function coloursIn<Name extends string>(page: Page, png: Buffer, wanted: Record<Name, Colours>) {
  return page.evaluate(
    async ({ base64, names }) => {
      const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = picture;
      const pen = new OffscreenCanvas(width, height).getContext('2d');
      if (!pen) throw new Error('no pen');
      pen.drawImage(picture, 0, 0);
      const { data } = pen.getImageData(0, 0, width, height);
      const counts: Record<string, number> = {};
      for (const [name, channels] of names) {
        let count = 0;
        for (let at = 0; at < data.length; at += 4)
          if (
            channels.every(
              ([least, most], channel) =>
                (data[at + channel] ?? -1) >= least && (data[at + channel] ?? 256) <= most,
            )
          )
            count += 1;
        counts[name] = count;
      }
      return { width, height, counts: counts as Record<Name, number> };
    },
    { base64: png.toString('base64'), names: Object.entries<Colours>(wanted) },
  );
}
