/** What one view of one person shows of the scene: his areas, his box, and the vehicles that he follows beyond it. */
import { PER_DEGREE, type View } from '../../../contract/positions/stream.ts';
import type { Scene } from './scene.ts';

const UNKNOWN = 0;
const SEEN = 1;
const HIDDEN = 2;

export class ViewFilter {
  /** Numbers of the vehicles that are followed, as far as they have one. */
  readonly chosen = new Set<number>();
  private readonly west: number;
  private readonly south: number;
  private readonly east: number;
  private readonly north: number;
  /** By number of the area. */
  private areas = new Uint8Array(64);
  private round = 0;
  private lookedAt = new Uint32Array(0);

  constructor(
    private readonly scene: Scene,
    private readonly view: View,
    private readonly seesArea: (area: string) => boolean,
  ) {
    const [west, south, east, north] = view.box.map(degrees => Math.round(degrees * PER_DEGREE));
    [this.west, this.south, this.east, this.north] = [west ?? 0, south ?? 0, east ?? 0, north ?? 0];
  }

  /** Before each frame. */
  begin(): void {
    this.round += 1;
    if (this.lookedAt.length < this.scene.size) {
      this.lookedAt = new Uint32Array(this.scene.lng.length);
      this.round = 1;
    }
    if (this.chosen.size === this.view.chosen.length) return;
    for (const vehicleId of this.view.chosen) {
      const index = this.scene.numberOf(vehicleId);
      if (index !== undefined) this.chosen.add(index);
    }
  }

  /** Whether it is looked at for the first time in this frame. */
  isFirst(index: number): boolean {
    if (this.lookedAt[index] === this.round) return false;
    this.lookedAt[index] = this.round;
    return true;
  }

  sees(index: number): boolean {
    const area = this.scene.area[index] ?? 0;
    if (area === 0 || !this.isInAreas(index, area)) return false;
    return this.isInBox(this.scene.lng[index] ?? 0, this.scene.lat[index] ?? 0) || this.chosen.has(index);
  }

  private isInBox(lng: number, lat: number): boolean {
    if (lat < this.south || lat > this.north) return false;
    return this.west <= this.east
      ? lng >= this.west && lng <= this.east
      : lng >= this.west || lng <= this.east;
  }

  private isInAreas(index: number, area: number): boolean {
    const judged = this.areas[area];
    if (judged !== undefined && judged !== UNKNOWN) return judged === SEEN;
    const isSeen = this.seesArea(this.scene.areaOf(index));
    if (judged === undefined) {
      const more = new Uint8Array(area * 2);
      more.set(this.areas);
      this.areas = more;
    }
    this.areas[area] = isSeen ? SEEN : HIDDEN;
    return isSeen;
  }
}
