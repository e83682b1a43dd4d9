/** What fields come to, by their names; in the unit of the field. */
export type Sums = Readonly<Record<string, number>>;

/** Every answer on the wire. Wrapped in `upstream/core/http/answer.ts`, unwrapped in `data/send.ts`, nowhere else. */
export interface Envelope<T = unknown> {
  /** '0' is success. */
  status: string;
  message: string;
  data: T;
  /** Rows that match, where `data` is a page of them. */
  total?: number;
  /** Of all rows that match, where they were asked for: what each of some fields comes to. An existing upstream tells none. */
  sums?: Sums;
  /** How many rows would match with each of some further filters, where that was asked, in their order. */
  counts?: readonly number[];
  errCode: number;
}

export const SUCCESS = '0';
/** A failure's status; 2002 and 2004 of the sign-in come with '0' instead. */
export const FAILURE = '1';

/** Names of headers and cookies, in one place for both sides. */
export const TOKEN_HEADER = 'token';
export const USER_ID_HEADER = 'userId';
export const CALL_TOKEN_HEADER = 'callToken';
/** On polling and heartbeats: such a call is no sign of a person. */
export const BACKGROUND_HEADER = 'x-background';
export const ADMIN_TOKEN_COOKIE = 'Admin-Token';
export const AD_TOKEN_COOKIE = 'Ad-Token';
/** Whose token it is: the ad service asks for the id beside it. */
export const USER_ID_COOKIE = 'Admin-User-Id';
/** The person's own token, set aside while a role is previewed. */
export const OWN_TOKEN_COOKIE = 'Own-Token';
