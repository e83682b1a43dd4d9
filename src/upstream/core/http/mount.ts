/**
 * From a declaration to a route: who asks, may he, is the input sound, one transaction for what writes, the log,
 * the same answer to the same request id, and the shape of what leaves.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnyCall, changesState, type Page } from '../../../contract/grammar/call.ts';
import { isAllowed } from '../../../contract/grammar/may.ts';
import { type AuditedCall, isLogged, logFailure } from '../audit/operate-log.ts';
import { type Auditing, recordAudit } from '../audited-call.ts';
import type { Budgets, Principal } from '../budget/budgets.ts';
import type { Change, Db, Handlers, Services } from '../context.ts';
import { retryTransaction } from '../database/fault.ts';
import type { WriteHealth } from '../database/write-health.ts';
import { Failure, refuse } from '../failure.ts';
import type { AnyHandler, InnerCalls } from '../inner-calls.ts';
import type { NumberQuery } from '../lookups/numbers.ts';
import { hashBody } from '../open-door/body-hash.ts';
import type { Admission, OpenDoor } from '../open-door/door.ts';
import { signedRequestOf } from '../open-door/signed-request.ts';
import { areaScope } from '../scope.ts';
import { isOurFault, sendFailure, success, successPage, toFailure } from './answer.ts';
import { answerCache } from './answer-cache.ts';
import type { CallRoute } from './call-routes.ts';
import { declaredBy } from './declared.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import { type Attempt, claim, earlierAnswer } from './request-id.ts';
import type { Shape } from './shape.ts';
import { checkAddress } from './signed-address.ts';
import { bytesOf, routeBytes, routeUpload, uploadOf } from './upload.ts';
import { type Askers, bytesSent, callerOf, senderOf } from './who-asks.ts';

export interface MountOptions extends Services, Pick<Auditing, 'revised'> {
  db: Db;
  /** For calls of machines. */
  door: OpenDoor;
  askers: Askers;
  budgets: Budgets;
  /** Learns whether writes are committed. */
  writes?: Pick<WriteHealth, 'succeeded' | 'failed'> | undefined;
  /** Tests check every answer against its schema; in service that would cost half as much again as the call. */
  checksAnswers: boolean;
  /** Hears of every call that is mounted. */
  inner: InnerCalls;
  addRoute(route: CallRoute): void;
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
      // before its body is read
      onRequest: (request: FastifyRequest) =>
        options.budgets.take(options.askers.principalOf(call, request), call, bytesSent(call, request)),
      handler: answerer(call, handler, options),
    };
    // those whose bodies are read otherwise have routes of their own
    const signed = call.may === 'open-door' ? { ...route, preParsing: hashBody } : route;
    if (call.upload) routeUpload(app, route);
    else if (call.bytes) routeBytes(app, signed, call.bytes.largest);
    else if (call.may === 'open-door') app.route(signed);
    else options.addRoute(route);
  }
}

function answerer(call: AnyCall, handler: AnyHandler, options: MountOptions) {
  const { readInput, ownerIn, shapeConflict, ...declared } = declaredBy(call);
  const shapeOfCall = checked(call, declared.shape, options.checksAnswers);
  // what is kept is shaped when it is written, which is seldom
  const shape = call.isFile || call.isKept ? unshaped : shapeOfCall;
  const sendKept = answerCache(shapeOfCall);
  const writes = changesState(call);
  const { askers, budgets, clock, chance, isPlain, ports } = options;
  // a plain upstream knows neither reveals nor their log
  const guardSearch = isPlain ? undefined : declared.guardSearch;
  const guardFilling = isPlain ? undefined : declared.guardFilling;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const startedOn = clock();
    const caller = callerOf(request);
    let audited: AuditedCall | undefined;
    const onFailure: ((db: Db) => Promise<void>)[] = [];

    /** In its turn. */
    const answer = async (principal: Principal, admission: Admission | undefined) => {
      if (call.may === 'signed-address') await checkAddress(options.db, call, request, clock());
      const user = await askers.personOf(call, request);
      const by = user ? askers.person(user) : principal;
      const onLogged = (bytes: number) => budgets.logged(by, bytes);
      audited = { call, url: pathOf(request), user, caller, startedOn, input: {}, onLogged };
      if (user?.preview && writes && !call.isForPreviews) throw refuse('NO_PERMISSION', 'PREVIEW_READS_ONLY');
      if (user && !isAllowed(call.may, user.rights, ownerIn(request))) throw new Failure('NO_PERMISSION');
      const { params, query, body, headers, sentBack } = readInput(request, isPlain);
      audited.input = { params, query, body, headers };
      // each field named, and none spread: objects of one form are made several times as fast
      const given = {
        params,
        query,
        body,
        headers,
        sentBack,
        clock,
        chance,
        isPlain,
        ports,
        caller,
        user,
        account: admission?.account,
        bytes: call.bytes && bytesOf(request),
        upload: call.upload && uploadOf(request, call.upload, senderOf(request, user, ownerIn)),
        scope: user && areaScope(user.areaIds),
        onFailure: (write: (db: Db) => Promise<void>) => onFailure.push(write),
      };
      const asking = user && { ...services(options), db: options.db, user, caller };
      const who = user ? { user } : admission && { account: admission.account };
      if (who && guardFilling)
        await guardFilling(
          { ...services(options), db: options.db, ...who },
          (audited.input as NumberQuery).body,
        );
      const read = async (asked: object) =>
        (await ready(handler, given, options))({
          ...given,
          ...asked,
          db: options.db,
          changed: () => {},
          afterwards: (run: () => void) => run(),
        });
      const data =
        writes && !call.opensTransaction
          ? await write(handler, given, audited, shape, options)
          : shape(
              await (asking && guardSearch
                ? guardSearch(asking, audited.input as NumberQuery, read)
                : read({})),
            );
      await admission?.proved;
      return data;
    };

    try {
      const admission =
        call.may === 'open-door'
          ? await options.door.admit(call, signedRequestOf(request, clock()))
          : undefined;
      const principal = askers.principalOf(call, request, admission?.account);
      const data = await budgets.within(principal, call, () => answer(principal, admission));
      if (call.isFile) return await sendFile(request, reply, data as FileAnswer);
      if (call.isKept) return sendKept(request, reply, data);
      if (call.isBare) return reply.send(data);
      return reply.send(call.isPaged ? successPage(data as Page<unknown>) : success(data));
    } catch (error) {
      const failure = shapeConflict(toFailure(error, caller.traceId));
      if (isOurFault(failure)) request.log.error({ err: error }, 'call failed');
      if (writes) options.writes?.failed(error);
      await recordFailure(failure, writes ? audited : undefined, onFailure, options).catch(late =>
        request.log.error({ err: late }, 'failure not recorded'),
      );
      return sendFailure(reply, failure, isPlain);
    }
  };
}

const services = ({ clock, chance, isPlain, ports }: MountOptions): Services => ({
  clock,
  chance,
  isPlain,
  ports,
});

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';

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
  const answered = await retryTransaction(db, async transaction => {
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
  options.writes?.succeeded();
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
    await logFailure(db, audited, { message: failure.message, now: clock() });
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
