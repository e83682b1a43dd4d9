/** The doors to the outside. Each has a simulated implementation and room for a real one. */
import type { Readable } from 'node:stream';

/** One text message, ready to go out. */
export interface Sms {
  /** Names the message at the provider, so that one sent twice is delivered once. */
  id: string;
  to: string;
  text: string;
}

export interface SmsPort {
  /** False for the simulated one: nothing reaches a telephone. */
  readonly isReal: boolean;
  /** Resolves when the provider has taken it; any error means that it is tried again. */
  send(sms: Sms): Promise<void>;
}

export interface StoredObject {
  body: Readable;
  size: number;
  contentType: string;
}

/** Objects by key. Keys are made by us: letters, digits, `-`, `_`, `.` and `/`. */
export interface StoragePort {
  readonly kind: 'local' | 's3';
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Undefined where there is none. */
  get(key: string): Promise<StoredObject | undefined>;
  /** No error where there is none. */
  remove(key: string): Promise<void>;
}

export interface Ports {
  sms: SmsPort;
  storage: StoragePort;
}
