/**
 * From a declaration to a route: who asks, may he, is the input sound, one transaction for what writes, the log,
 * the same answer to the same request id, and the shape of what leaves.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnyCall, changesState, type Page } from '../../../contract/grammar/call.ts';
import {
  ADMIN_TOKEN_COOKIE,
  BACKGROUND_HEADER,
  CALL_TOKEN_HEADER,
  OWN_TOKEN_COOKIE,
  TOKEN_HEADER,
} from '../../../contract/grammar/envelope.ts';
import { isAllowed } from '../../../contract/grammar/may.ts';
import { type AuditedCall, isLogged, logFailure } from '../audit/operate-log.ts';
import { type Auditing, recordAudit } from '../audited-call.ts';
import type { Caller, Change, Db, Handlers, Services, SignedIn } from '../context.ts';
import { againstOthers } from '../database/fault.ts';
import { Failure, refuse } from '../failure.ts';
import type { AnyHandler, InnerCalls } from '../inner-calls.ts';
import { hashBody } from '../open-door/body-hash.ts';
import type { OpenDoor } from '../open-door/door.ts';
import { signedRequestOf } from '../open-door/signed-request.ts';
import { areaScope } from '../scope.ts';
import { isOurFault, sendFailure, success, successPage, toFailure } from './answer.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import { inputReader, ownerReader } from './input.ts';
import { keptAnswers } from './kept-answer.ts';
import { type Attempt, claim, earlierAnswer } from './request-id.ts';
import { conflictShapeOf, type Shape, shapeOf } from './shape.ts';
import { checkAddress } from './signed-address.ts';
import { bytesOf, routeBytes, routeUpload, uploadOf } from './upload.ts';

export interface MountOptions extends Services, Pick<Auditing, 'revised'> {
  db: Db;
  /** For calls of machines. */
  door: OpenDoor;
  /** Who a token belongs to; fails with the session's failures. */
  identify(token: string, isBackground: boolean): Promise<SignedIn>;
  /** Tests check every answer against its schema; in service that would cost half as much again as the call. */
  checksAnswers: boolean;
  /** Hears of every call that is mounted. */
  inner: InnerCalls;
}

type AnyRun = Extract<AnyHandler, (context: unknown) => unknown>;

/** Mounts the calls of a room. A call without a handler, or a handler without a call, does not compile. */
export function mount<Calls extends Readonly<Record<string, AnyCall>>>(
  app: FastifyInstance,
  calls: Calls,
  handlers: Handlers<Calls>,
  options: MountOptions,
): void {
  for (const [name, call] of Object.entries(calls)) {
    if (options.isPlain && call.isBeyondPlain) continue;
    // the type of `Handlers` has matched each handler with its own call; here they are all alike
    const handler = handlers[name] as AnyHandler;
    options.inner.know(call, handler);
    const route = {
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: answerer(call, handler, options),
    };
    const signed = call.may === 'open-door' ? { ...route, preParsing: hashBody } : route;
    if (call.upload) routeUpload(app, route);
    else if (call.bytes) routeBytes(app, signed, call.bytes.largest);
    else app.route(signed);
  }
}

function answerer(call: AnyCall, handler: AnyHandler, options: MountOptions) {
  const readInput = inputReader(call);
  const ownerIn = ownerReader(call);
  const shapeOfCall = checked(call, shapeOf(call.data), options.checksAnswers);
  // what is kept is shaped when it is written, which is seldom
  const shape = call.isFile || call.isKept ? unshaped : shapeOfCall;
  const sendKept = keptAnswers(shapeOfCall);
  const shapeConflict = conflictShapeOf(call);
  const writes = changesState(call);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const startedOn = options.clock();
    const caller = callerOf(request);
    let audited: AuditedCall | undefined;
    const onFailure: ((db: Db) => Promise<void>)[] = [];
    try {
      const admission =
        call.may === 'open-door'
          ? await options.door.admit(call, signedRequestOf(request, options.clock()))
          : undefined;
      const user = await whoAsks(call, request, options);
      audited = { call, url: pathOf(request), input: {}, user, caller, startedOn, now: startedOn };
      if (user?.preview && writes && !call.isForPreviews) throw refuse('NO_PERMISSION', 'PREVIEW_READS_ONLY');
      if (user && !isAllowed(call.may, user.rights, ownerIn(request))) throw new Failure('NO_PERMISSION');
      audited.input = readInput(request);
      const given = {
        ...(audited.input as object),
        ...services(options),
        caller,
        user,
        ...(admission && { account: admission.account }),
        ...(call.bytes && { bytes: bytesOf(request) }),
        ...(call.upload && { upload: uploadOf(request, call.upload, senderOf(request, user, ownerIn)) }),
        scope: user && areaScope(user.areaIds),
        onFailure: (write: (db: Db) => Promise<void>) => onFailure.push(write),
      };
      const data =
        writes && !call.opensTransaction
          ? await write(handler, given, audited, shape, options)
          : shape(
              await (await ready(handler, given, options))({
                ...given,
                db: options.db,
                changed: () => {},
                afterwards: (run: () => void) => run(),
              }),
            );
      await admission?.proved;
      if (call.isFile) return await sendFile(request, reply, data as FileAnswer);
      if (call.isKept) return sendKept(request, reply, data);
      if (call.isBare) return reply.send(data);
      return reply.send(call.isPaged ? successPage(data as Page<unknown>) : success(data));
    } catch (error) {
      const failure = shapeConflict(toFailure(error, caller.traceId));
      if (isOurFault(failure)) request.log.error({ err: error }, 'call failed');
      await recordFailure(failure, writes ? audited : undefined, onFailure, options).catch(late =>
        request.log.error({ err: late }, 'failure not recorded'),
      );
      return sendFailure(reply, failure, options.isPlain);
    }
  };
}

const services = ({ clock, chance, isPlain, ports }: MountOptions): Services => ({
  clock,
  chance,
  isPlain,
  ports,
});

const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
  traceId: String(request.id),
  tokens: [
    request.headers[TOKEN_HEADER],
    request.headers[CALL_TOKEN_HEADER.toLowerCase()],
    ...cookies(request, ADMIN_TOKEN_COOKIE, OWN_TOKEN_COOKIE),
  ].filter(token => typeof token === 'string' && token !== '') as string[],
});

function cookies(request: FastifyRequest, ...names: string[]): string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map(pair => pair.trim().split('=', 2));
  return pairs.flatMap(([name = '', value = '']) => (names.includes(name) ? [value] : []));
}

/** Whose uploads are counted together: the person's, or those of the address that names him. */
const senderOf = (
  request: FastifyRequest,
  user: SignedIn | undefined,
  ownerIn: (request: FastifyRequest) => string | undefined,
) => user?.userId ?? ownerIn(request) ?? request.ip;

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';

async function whoAsks(call: AnyCall, request: FastifyRequest, options: MountOptions) {
  if (call.may === 'public' || call.may === 'open-door') return undefined;
  if (call.may === 'signed-address') {
    await checkAddress(options.db, call, request, options.clock());
    return undefined;
  }
  const token = request.headers[TOKEN_HEADER] ?? request.headers[CALL_TOKEN_HEADER.toLowerCase()];
  if (typeof token !== 'string' || token === '') throw new Failure('TOKEN_INVALID');
  return options.identify(token, request.headers[BACKGROUND_HEADER] === '1');
}

const ready = async (handler: AnyHandler, given: object, { db }: MountOptions): Promise<AnyRun> =>
  typeof handler === 'function' ? handler : handler.prepare({ ...given, db });

/** Runs a writing call in one transaction with its log entries and the claim on its request id. */
async function write(
  handler: AnyHandler,
  given: object,
  audited: AuditedCall,
  shape: Shape,
  options: MountOptions,
): Promise<unknown> {
  const { db, chance, isPlain } = options;
  const attempt = isPlain ? undefined : attemptOf(audited);
  if (attempt && typeof handler !== 'function') {
    const earlier = await earlierAnswer(db, attempt);
    if (earlier) return earlier.answer;
  }
  const run = await ready(handler, given, options);
  let afterwards: (() => void)[] = [];
  const answered = await againstOthers(db, async transaction => {
    // a transaction offers what the database offers, save for opening a further one by itself
    const inside = transaction as unknown as Db;
    const claimed = attempt && (await claim(inside, attempt, audited.startedOn, chance));
    if (claimed?.earlier) return claimed.earlier.answer;
    const changes: Change[] = [];
    afterwards = [];
    const answer = shape(
      await run({
        ...given,
        db: inside,
        changed: (change: Change) => changes.push(change),
        afterwards: (then: () => void) => afterwards.push(then),
      }),
    );
    const kept = claimed?.keeping(answer);
    await recordAudit(inside, audited, { changes, answer }, options, kept && [kept]);
    return answer;
  });
  for (const then of afterwards) then();
  return answered;
}

async function recordFailure(
  failure: Failure,
  audited: AuditedCall | undefined,
  onFailure: readonly ((db: Db) => Promise<void>)[],
  { db, clock }: MountOptions,
) {
  for (const write of onFailure) await write(db);
  // what anybody can send, without a name, is not audited: it would fill a log from which nothing is ever taken
  const isByNobody = audited?.call.may === 'public';
  if (audited && !isByNobody && isLogged(audited.call))
    await logFailure(db, { ...audited, now: clock() }, failure.message);
}

/** What makes two sendings of a write the same one; undefined where the sender has not named it. */
function attemptOf({ call, input, user }: AuditedCall): Attempt | undefined {
  const { body, query } = input as { body?: { requestId?: string }; query?: { requestId?: string } };
  const requestId = body?.requestId ?? query?.requestId;
  return requestId && user
    ? { requestId, userId: user.userId, call: `${call.room}.${call.name}`, input }
    : undefined;
}

/** As it is: a file, or what is shaped later. */
const unshaped: Shape = answer => answer;

/** A page's rows are shaped one by one; with `checks`, an answer that its schema refuses is an error. */
function checked(call: AnyCall, shape: Shape, checks: boolean): Shape {
  const paged: Shape = call.isPaged
    ? page => ({ ...(page as Page<unknown>), rows: shape((page as Page<unknown>).rows) })
    : shape;
  if (!checks) return paged;
  const schema = call.data as unknown as { parse(value: unknown): unknown };
  return answer => {
    const shaped = paged(answer);
    schema.parse(call.isPaged ? (shaped as Page<unknown>).rows : (shaped ?? null));
    return shaped;
  };
}
