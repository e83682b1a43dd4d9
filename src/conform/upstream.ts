/** The upstream under judgement: its addresses, who is signed in, and how each of its services wants to be asked. */
import { CALL_TOKEN_HEADER, TOKEN_HEADER, USER_ID_HEADER } from '../contract/grammar/envelope.ts';
import type { Service } from '../contract/grammar/services.ts';
import { type ExchangeOutcome, exchange } from './exchange.ts';
import type { SpecifiedCall } from './table.ts';

export type Addresses = Readonly<Record<Service, string>>;

export interface SignedIn {
  token: string;
  id: string;
}

type Fields = Readonly<Record<string, unknown>>;

export interface Asking {
  params?: Fields;
  query?: Fields;
  body?: Fields;
  headers?: Readonly<Record<string, string>>;
  /** Null asks without a token. */
  as: SignedIn | null;
}

export type AskUpstream = (
  call: Pick<SpecifiedCall, 'method' | 'path' | 'service' | 'client'>,
  asking: Asking,
) => Promise<ExchangeOutcome>;

export const askAt =
  (addresses: Addresses, timeoutMs: number): AskUpstream =>
  ({ method, path, service, client }, { params = {}, query = {}, body, headers = {}, as }) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? UNKNOWN_ID));
    const url = new URL(addresses[service].replace(/\/$/, '') + filled);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const identity = as ? identityFor(client, as) : {};
    return exchange({ method, url: url.href, headers: { ...identity, ...headers }, body, timeoutMs });
  };

/** Stands for an id where a call needs one and nothing may be changed. */
const UNKNOWN_ID = '0';

function identityFor(client: SpecifiedCall['client'], { token, id }: SignedIn): Record<string, string> {
  if (client === 'ad') return { [TOKEN_HEADER]: token, [USER_ID_HEADER]: id };
  if (client === 'callStatistics') return { [TOKEN_HEADER]: token, [CALL_TOKEN_HEADER]: token };
  return { [TOKEN_HEADER]: token };
}
