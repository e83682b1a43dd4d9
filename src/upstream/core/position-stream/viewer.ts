/** One console that looks at the fleet: what it has been told, and what it is told next. */
import type { WebSocket } from 'ws';
import { isAllowed } from '../../../contract/grammar/may.ts';
import { FrameWriter } from '../../../contract/positions/frame.ts';
import { readRequest, STREAM_CLOSE, STREAM_MAY, type View } from '../../../contract/positions/stream.ts';
import { CLOSE } from '../../../contract/push.ts';
import type { Clock, SignedIn } from '../context.ts';
import type { Listener } from '../push/listener.ts';
import { seesAreas } from '../scope.ts';
import type { Scene } from './scene.ts';
import { ViewFilter } from './view-filter.ts';

/** Vehicles of a snapshot that go out at once; the next ones follow when these are on their way. */
const PART = 4_000;
/** Who has missed so many seconds is told everything anew. */
const MOST_MISSED = 30;
/** Seconds in which nothing of what waits has gone out. */
const STUCK_FOR_S = 60;

/** One for all: a frame is put together and sent before the next one is begun. */
const writer = new FrameWriter();

export class Viewer {
  private view: View | undefined;
  private viewFilter: ViewFilter | undefined;
  /** The rights and areas that it is told by. */
  private who: SignedIn | undefined;
  private known = new Uint8Array(0);
  private shown = new Uint8Array(0);
  private seq = 0;
  /** The turn up to which it has been told everything. */
  private toldTo = 0;
  /** Where a snapshot goes on; undefined when it is complete. */
  private filledTo: number | undefined;
  /** Which snapshot that is. */
  private filling = 0;
  private owesSnapshot = false;
  /** It has had the frame of the second to come. */
  private isAhead = false;
  private waiting = 0;
  private stuckFor = 0;

  constructor(
    private readonly socket: WebSocket,
    private readonly scene: Scene,
    private readonly clock: Clock,
  ) {}

  /** Set as soon as there is one. */
  listener: Listener | undefined;

  handleBytes(bytes: Uint8Array): void {
    const asked = readRequest(bytes);
    if (!asked) {
      this.listener?.close(STREAM_CLOSE.NOT_UNDERSTOOD);
      return;
    }
    if (asked.kind === 'view') this.view = asked;
    else if (asked.kind === 'rest') this.view = undefined;
    this.owesSnapshot = this.view !== undefined;
    this.filledTo = undefined;
    this.viewFilter = undefined;
    if (!this.isAhead) this.begin();
  }

  /** Who looks is known, or known anew. */
  begin(): void {
    if (this.owesSnapshot && this.mayLook()) this.isAhead = this.sendSnapshot();
  }

  /** Once a second, after the scene has advanced. */
  tick(): void {
    for (const index of this.scene.respeltNow) if (index < this.known.length) this.known[index] = 0;
    const isAhead = this.isAhead && !this.owesSnapshot;
    if (isAhead) this.isAhead = false;
    if (!this.mayLook() || !this.view || this.isStuck()) return;
    if (this.owesSnapshot) this.sendSnapshot();
    else if (!isAhead && this.filledTo === undefined) this.sendDelta(this.view);
  }

  /** False while nobody knows who looks, and for who may not. */
  private mayLook(): boolean {
    const who = this.listener?.isOpen ? this.listener.who : undefined;
    if (!who) return false;
    if (who === this.who) return true;
    if (!isAllowed(STREAM_MAY, who.rights)) {
      this.listener?.close(STREAM_CLOSE.NO_PERMISSION);
      return false;
    }
    const isElsewhere = this.who && String(this.who.areaIds) !== String(who.areaIds);
    this.who = who;
    if (isElsewhere) {
      this.viewFilter = undefined;
      this.filledTo = undefined;
      this.owesSnapshot = this.view !== undefined;
    }
    return true;
  }

  /** Nothing is put behind what still waits: it would be old when it arrives. */
  private isStuck(): boolean {
    const waiting = this.socket.bufferedAmount;
    this.stuckFor = waiting > 0 && waiting >= this.waiting ? this.stuckFor + 1 : 0;
    this.waiting = waiting;
    if (this.stuckFor >= STUCK_FOR_S) this.listener?.close(CLOSE.TRY_LATER);
    return waiting > 0;
  }

  private sendSnapshot(): boolean {
    if (!this.view || this.socket.bufferedAmount > 0) return false;
    this.owesSnapshot = false;
    this.toldTo = this.scene.turn;
    this.shown.fill(0);
    this.filledTo = 0;
    this.filling += 1;
    this.fill('snapshot');
    return true;
  }

  /** As much of a snapshot as goes out at once. What moves meanwhile is told by the next delta. */
  private fill(kind: 'snapshot' | 'delta'): void {
    const { view, scene } = this;
    if (!view || this.filledTo === undefined) return;
    this.begun(kind, view);
    const line = this.lineOf(view);
    let [index, told] = [this.filledTo, 0];
    for (; index < scene.size && told < PART; index++) {
      if (!line.sees(index)) continue;
      this.tell(index);
      told += 1;
    }
    const isWhole = index === scene.size;
    this.filledTo = isWhole ? undefined : index;
    const { filling } = this;
    // a view that has changed meanwhile has a snapshot of its own
    const goOn = () => this.filling === filling && this.mayLook() && this.fill('delta');
    this.send(isWhole ? undefined : goOn);
  }

  private sendDelta(view: View): void {
    const { scene } = this;
    const missed = scene.turn - this.toldTo;
    if (missed < paceOf(view.zoom)) return;
    if (missed > MOST_MISSED) {
      this.sendSnapshot();
      return;
    }
    const line = this.lineOf(view);
    const since = this.toldTo;
    this.begun('delta', view);
    const look = (index: number) => {
      if ((scene.changedIn[index] ?? 0) <= since || !line.isFirst(index)) return;
      if (line.sees(index)) this.tell(index);
      else if (this.shown[index] === 1) {
        this.shown[index] = 0;
        writer.out(index);
      }
    };
    if (missed === 1) scene.changedNear(view.box, look);
    else for (let index = 0; index < scene.size; index++) look(index);
    line.chosen.forEach(look);
    this.toldTo = scene.turn;
    if (!writer.isEmpty) this.send();
  }

  private begun(kind: 'snapshot' | 'delta', { view }: View): void {
    const { scene } = this;
    if (this.known.length < scene.size) {
      this.known = enlarged(this.known, scene.lng.length);
      this.shown = enlarged(this.shown, scene.lng.length);
    }
    // a number that is used up without being sent is none
    writer.begin({ kind, view, seq: this.seq + 1, time: this.clock() });
  }

  private lineOf(view: View): ViewFilter {
    const areaIds = this.who?.areaIds;
    this.viewFilter ??= new ViewFilter(
      this.scene,
      view,
      area => areaIds !== undefined && seesAreas(areaIds, [area]),
    );
    this.viewFilter.begin();
    return this.viewFilter;
  }

  private tell(index: number): void {
    const { scene } = this;
    const word = this.known[index] === 1 ? undefined : scene.wordOf(index);
    if (word) writer.word(word);
    this.known[index] = 1;
    this.shown[index] = 1;
    writer.sight(
      index,
      scene.lng[index] ?? 0,
      scene.lat[index] ?? 0,
      scene.heading[index] ?? 0,
      scene.speed[index] ?? 0,
      scene.status[index] ?? 0,
      (this.clock() - (scene.heardOn[index] ?? 0)) / 1_000,
    );
  }

  private send(then?: () => unknown): void {
    this.seq += 1;
    this.socket.send(writer.finish(), { binary: true }, error => !error && then?.());
  }
}

/**
 * Seconds between two frames. At zoom 12 a pixel is 35 metres, which a taxi takes two seconds for; further out nothing
 * could be seen of more.
 */
export const paceOf = (zoom: number): number => Math.min(5, Math.max(1, 2 ** (12 - zoom)));

function enlarged(from: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const into = new Uint8Array(size);
  into.set(from);
  return into;
}
