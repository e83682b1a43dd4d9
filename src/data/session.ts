/** Who is signed in, what he may, and what the upstream can: loaded together, before anything is shown. */
import type { Rights } from '../contract/grammar/may.ts';
import { CAPABILITIES, type CapabilityName, platformCalls } from '../contract/platform.ts';
import { sessionCalls, type UserInfo } from '../contract/session.ts';
import { noteUnknownCall } from './absent-calls.ts';
import { isBlank, lenient } from './lenient.ts';
import { send, UpstreamError } from './send.ts';
import { readToken } from './token.ts';

export interface Session {
  user: UserInfo;
  rights: Rights;
  /** Empty on a plain upstream. */
  capabilities: ReadonlySet<CapabilityName>;
}

/** Why an answer that arrived is no session. The texts are the specification's own. */
const REFUSALS = {
  NO_DATA: 'Verification failed, please Login again.',
  NO_ROLES: 'getInfo: roles must be a non-null array!',
} as const;

export class SessionRefused extends Error {
  readonly reason: keyof typeof REFUSALS;
  constructor(reason: keyof typeof REFUSALS) {
    super(REFUSALS[reason]);
    this.name = 'SessionRefused';
    this.reason = reason;
  }
}

/** Fails with `UpstreamError`, or with `SessionRefused` where the user has no role or no data. */
export async function loadSession(): Promise<Session> {
  const [user, capabilities] = await Promise.all([loadUser(), loadCapabilities()]);
  return {
    user,
    capabilities,
    rights: {
      userId: user.id,
      codes: new Set(user.permissions.map(({ val }) => val).filter(Boolean)),
      subjectsGrantActions: !capabilities.has('actions'),
    },
  };
}

async function loadUser(): Promise<UserInfo> {
  const { method, path, data: schema } = sessionCalls.userInfo;
  const { data } = await send({ method, path });
  if (typeof data !== 'object' || data === null) throw new SessionRefused('NO_DATA');
  const raw = data as Record<string, unknown>;
  if (!Array.isArray(raw.roles) || raw.roles.length === 0) throw new SessionRefused('NO_ROLES');
  // some upstreams call it userId, some leave it to the sign-in
  const id = [raw.id, raw.userId, readToken()?.id].find(value => !isBlank(value)) ?? '';
  return lenient(schema, { ...raw, id });
}

async function loadCapabilities(): Promise<ReadonlySet<CapabilityName>> {
  const { method, path, data: schema } = platformCalls.capabilities;
  try {
    const { data } = await send({ method, path });
    noteUnknownCall(null);
    const named = new Set(lenient(schema, data).map(({ name }) => name));
    return new Set(CAPABILITIES.filter(name => named.has(name)));
  } catch (error) {
    if (!(error instanceof UpstreamError && isAbsence(error))) throw error;
    noteUnknownCall(error);
    return new Set();
  }
}

/** What stands for an upstream that is away says nothing of what it knows. */
const AWAY: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

/** An upstream that does not know the document answers 404, its own kind of no, some page, or breaks over it: 500. */
const isAbsence = ({ kind, status }: UpstreamError): boolean =>
  (kind === 'noEnvelope' || kind === 'failure') && !AWAY.has(status);
