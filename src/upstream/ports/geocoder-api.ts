import type { OutsidePlace } from '../core/outside/places.ts';
import type { Box, Point } from '../core/positions/last-positions.ts';

export interface Question {
  path: string;
  query: Readonly<Record<string, string>>;
}

/** How a kind of server is asked, and what its answers mean. */
export interface GeocoderApi {
  called(
    keyword: string,
    limit: number,
    where: { near?: Point | undefined; box?: Box | undefined },
  ): Question;
  at(point: Point, limit: number): Question;
  /** Undefined where that is no answer of such a server. */
  read(body: unknown): OutsidePlace[] | undefined;
}
