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
  /** Resolves when the provider has taken it. Any error means that it is tried again, but a final `PortFailed`. */
  send(sms: Sms): Promise<void>;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  body: Readable;
  /** Bytes of the whole object, whatever part of it was asked for. */
  size: number;
}

/** Objects by key. Keys are made by us: letters, digits, `-`, `_`, `.` and `/`. Fails with `PortFailed`. */
export interface StoragePort {
  readonly kind: 'local' | 's3';
  /** A reader sees the whole object or none. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Undefined where there is none. */
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>;
  /** No error where there is none. */
  remove(key: string): Promise<void>;
}

/** Somebody is to be connected with a number. */
export interface DialedCall {
  /** Names the call: the switchboard reports it under this name, and dials once what comes twice. */
  id: string;
  /** Account at the switchboard of who wants to talk. */
  agent: string;
  number: string;
}

/** Of a call. */
export interface Recording {
  /** Bytes of the whole. */
  size: number;
  contentType: string;
  open(range?: ByteRange): Promise<Readable>;
}

export interface SwitchboardPort {
  /** False for the simulated one: no telephone rings. */
  readonly isReal: boolean;
  /**
   * Resolves when the switchboard has taken it; what becomes of the call it reports. Fails with `PortFailed`, final where
   * it has understood and does not dial.
   */
  dial(call: DialedCall): Promise<void>;
  /**
   * @param recordUrl as it was reported
   *
   * Undefined where there is none, and for an address that is not the switchboard's: nothing is fetched from there. Fails
   * with `PortFailed`.
   */
  recording(recordUrl: string): Promise<Recording | undefined>;
}

/** Money that is to go to somebody. */
export interface Payment {
  /** Names it at the provider, who pays once what comes twice. */
  outTradeNo: string;
  kind: PaymentKind;
  /** 1 mini-program, 2 UnionPay to a card, 3 red packet, 4 enterprise payment. */
  channel: 1 | 2 | 3 | 4;
  /** Fen. */
  amount: number;
  payee: { name: string | null; account: string | null };
  /** Only of a refund that goes back the way it came: the payments that it gives back, whose amounts add up to its own. */
  refundOf?: readonly RefundPart[];
}

/** So much of one payment that came in. */
export interface RefundPart {
  /** As `channel` of a payment. */
  channel: 1 | 2 | 3 | 4;
  /** The provider's own name of the payment that came in. */
  tradeNo: string;
  /** Fen. */
  amount: number;
}

export type PaymentKind = 'refund' | 'reward' | 'withdrawal';

/**
 * What a provider says of a payment. `failed` is for good: under this name it is never paid. `processing`: he does not know
 * yet. `unknown`: he has never heard of it.
 */
export type PaymentAnswer =
  | { state: 'paid'; tradeNo: string; payTime: number; amount?: number; receiptUrl?: string }
  | { state: 'failed'; failCode: string; failReason?: string }
  | { state: 'processing' }
  | { state: 'unknown' };

export interface PaymentsPort {
  /** False for the simulated one: no money moves. */
  readonly isReal: boolean;
  /**
   * Fails with `PortFailed`: final where the provider has understood and refuses, which says nothing about an earlier attempt;
   * otherwise it may have been paid, and is asked about.
   */
  pay(payment: Payment): Promise<PaymentAnswer>;
  /** Fails with `PortFailed`. */
  query(outTradeNo: string): Promise<PaymentAnswer>;
}

export interface Ports {
  sms: SmsPort;
  storage: StoragePort;
  switchboard: SwitchboardPort;
  payments: PaymentsPort;
}

export type PortName = keyof Ports;
/** Alerts leave beside the ports, as they must when those are away; reports by mail are no business of the ports. */
export type OutsideName = PortName | 'alerts' | 'mail';

interface Circumstances {
  /** Trying again would bring the same. */
  isFinal?: boolean;
  cause?: unknown;
}

/** What a port throws. `code` is for logs and the developer page: `HTTP_503`, `TIMEOUT`, `ENOSPC`. */
export class PortFailed extends Error {
  override readonly name = 'PortFailed';
  readonly isFinal: boolean;
  constructor(
    readonly port: OutsideName,
    readonly code: string,
    { isFinal = false, cause }: Circumstances = {},
  ) {
    super(`${port}: ${code}`, { cause });
    this.isFinal = isFinal;
  }
}
