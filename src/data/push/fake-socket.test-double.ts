/** A socket without a network, for the tests of the connection. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];
  static get latest(): FakeSocket {
    const found = FakeSocket.made.at(-1);
    if (!found) throw new Error('no socket was made');
    return found;
  }

  readyState: number = FakeSocket.CONNECTING;
  binaryType = 'blob';
  readonly sent: string[] = [];
  readonly sentBytes: Uint8Array[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.made.push(this);
  }
  send(said: string | Uint8Array) {
    if (typeof said === 'string') this.sent.push(said);
    else this.sentBytes.push(said);
  }
  close() {
    this.readyState = FakeSocket.CLOSED;
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say(said: unknown) {
    const isRaw = typeof said === 'string' || said instanceof ArrayBuffer;
    const data = isRaw ? said : JSON.stringify(said);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** The other side, or the network, is gone. */
  cut() {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new Event('error'));
    this.dispatchEvent(new Event('close'));
  }
  /** The other side has closed it in order. */
  leave(code: number) {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

/** As the connection takes it. */
export const AFakeSocket = FakeSocket as unknown as new (address: string) => WebSocket;
