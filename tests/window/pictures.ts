import { HTMLImageElement as Picture, type Window } from 'happy-dom';
import sharp from 'sharp';
import type { Network } from './network.ts';

interface Size {
  address: string;
  width: number;
  height: number;
}

/** By the documents that pictures are of. */
const networks = new WeakMap<object, Network>();
const known = new WeakMap<Picture, Size>();

export function loadPicturesBy({ document }: Window, network: Network): void {
  networks.set(document, network);
}

function sizeOf(picture: Picture): Size {
  const { src: address } = picture;
  const before = known.get(picture);
  if (before?.address === address) return before;
  const size: Size = { address, width: 0, height: 0 };
  known.set(picture, size);
  const network = networks.get(picture.ownerDocument);
  // one that does not come has no size
  if (address && network)
    void load(address, network).then(
      found => Object.assign(size, found),
      () => {},
    );
  return size;
}

/*
 * Pictures have the size of their file, which is loaded when it is asked for: happy-dom loads none, or all of them at
 * once and with an error of the page for each that is missing. The prototype is that of all windows.
 */
for (const [name, edge] of [
  ['naturalWidth', 'width'],
  ['naturalHeight', 'height'],
] as const) {
  Object.defineProperty(Picture.prototype, name, {
    configurable: true,
    get(this: Picture) {
      return sizeOf(this)[edge];
    },
  });
}

async function load(address: string, network: Network): Promise<Omit<Size, 'address'>> {
  const answer = await network.fetch(address);
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { width, height };
}
