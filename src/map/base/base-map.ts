/** What the map engine asks of a base map, whoever draws it. */
import type { Layer } from '@deck.gl/core';
import type { Mode } from '../../kit/theme/tokens.ts';
import type { Crs } from '../crs.ts';
import type { Camera } from '../projection.ts';

/** Where to look: degrees in the base map's own system. What is left out stays. */
export type Target = Partial<Pick<Camera, 'lng' | 'lat' | 'zoom'>>;

export interface BaseMap {
  /** In which system it is drawn now. */
  readonly crs: Crs;
  /** Drawn above it, in this order. */
  setLayers(layers: readonly Layer[]): void;
  /** In its own system. */
  camera(): Camera;
  look(target: Target, isSmooth: boolean): void;
  setMode(mode: Mode): void;
  /** What it shows now, without what is drawn above it; null where it cannot be copied, or must not be. */
  picture(): Promise<CanvasImageSource | null>;
  /** What is drawn above it now; null where nothing is. */
  drawn(): Promise<CanvasImageSource | null>;
  /** Its place has another size. */
  resize(): void;
  /** Gives back all that it holds. */
  end(): void;
}

/** What a base map tells of while it is there. */
export interface BaseMapNews {
  /** It can be drawn on. */
  onReady(base: BaseMap): void;
  /** It looks elsewhere. */
  onMove(): void;
  /** Pixels from the upper left corner of the map. */
  onClick(x: number, y: number): void;
  onHover(x: number, y: number): void;
  /** A hand has moved it, rather than the page. */
  onTouch(): void;
  /** Parts of it do not come, and the rest goes on; or they come again. */
  onPatchy(isPatchy: boolean): void;
  /** It cannot be drawn, or not any more. */
  onFail(why: BaseMapFault): void;
}

/**
 * `noGraphics`: the browser draws nothing in three dimensions. `graphicsLost`: the graphics card has been taken away;
 * it may come back. `unreachable`, `slow`, `refused`: the map service does not answer, has not in time, or knows the key no more.
 * `broken`: what is set up is no map. `patchy`: it is one, and parts of it do not come.
 */
export type BaseMapFault =
  | 'noGraphics'
  | 'graphicsLost'
  | 'unreachable'
  | 'slow'
  | 'refused'
  | 'broken'
  | 'patchy';

/** As near as anybody looks. */
export const CLOSEST = 19;
export const FURTHEST = 3;
