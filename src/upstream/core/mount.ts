/**
 * From a declaration to a route: who asks, may he, is the input sound, one transaction for what writes, the log,
 * the same answer to the same request id, and the shape of what leaves.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnyCall, changesState, type Page } from '../../contract/call.ts';
import { BACKGROUND_HEADER, CALL_TOKEN_HEADER, TOKEN_HEADER } from '../../contract/envelope.ts';
import { isAllowed } from '../../contract/may.ts';
import { isOurFault, sendFailure, success, successPage, toFailure } from './answer.ts';
import { type Deed, isLogged, logFailure, logSuccess } from './audit.ts';
import type { Caller, Change, Db, Handlers, Services, SignedIn } from './context.ts';
import { Failure } from './failure.ts';
import { inputReader, ownerReader } from './input.ts';
import { claim } from './request-id.ts';
import { areaScope } from './scope.ts';
import { type Shape, shapeOf } from './shape.ts';

export interface MountOptions extends Services {
  db: Db;
  /** Who a token belongs to; fails with the session's failures. */
  identify(token: string, isBackground: boolean): Promise<SignedIn>;
  /** Tests check every answer against its schema; in service that would cost half as much again as the call. */
  checksAnswers: boolean;
}

type AnyHandler = (context: unknown) => Promise<unknown>;

/** Mounts the calls of a room. A call without a handler, or a handler without a call, does not compile. */
export function mount<Calls extends Readonly<Record<string, AnyCall>>>(
  app: FastifyInstance,
  calls: Calls,
  handlers: Handlers<Calls>,
  options: MountOptions,
): void {
  for (const [name, call] of Object.entries(calls)) {
    // the type of `Handlers` has matched each handler with its own call; here they are all alike
    const handler = handlers[name] as AnyHandler;
    app.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: answerer(call, handler, options),
    });
  }
}

function answerer(call: AnyCall, handler: AnyHandler, options: MountOptions) {
  const readInput = inputReader(call);
  const ownerIn = ownerReader(call);
  const shape = checked(call, shapeOf(call.data), options.checksAnswers);
  const writes = changesState(call);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const startedOn = options.clock();
    const caller = callerOf(request);
    let deed: Deed | undefined;
    const onFailure: ((db: Db) => Promise<void>)[] = [];
    try {
      const user = await whoAsks(call, request, options);
      deed = { call, url: pathOf(request), input: {}, user, caller, startedOn, now: startedOn };
      if (user && !isAllowed(call.may, user.rights, ownerIn(request))) throw new Failure('NO_PERMISSION');
      deed.input = readInput(request);
      const given = {
        ...(deed.input as object),
        ...services(options),
        caller,
        user,
        scope: user && areaScope(user.areaIds),
        onFailure: (write: (db: Db) => Promise<void>) => onFailure.push(write),
      };
      const data =
        writes && !call.opensTransaction
          ? await write(handler, given, deed, shape, options)
          : shape(await handler({ ...given, db: options.db, changed: () => {} }));
      if (call.isBare) return reply.send(data);
      return reply.send(call.isPaged ? successPage(data as Page<unknown>) : success(data));
    } catch (error) {
      const failure = toFailure(error, caller.traceId);
      if (isOurFault(failure)) request.log.error({ err: error }, 'call failed');
      await recordFailure(failure, writes ? deed : undefined, onFailure, options).catch(late =>
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
});

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';

async function whoAsks(call: AnyCall, request: FastifyRequest, options: MountOptions) {
  if (call.may === 'public') return undefined;
  const token = request.headers[TOKEN_HEADER] ?? request.headers[CALL_TOKEN_HEADER.toLowerCase()];
  if (typeof token !== 'string' || token === '') throw new Failure('TOKEN_INVALID');
  return options.identify(token, request.headers[BACKGROUND_HEADER] === '1');
}

/** Runs a writing call in one transaction with its log entries and the claim on its request id. */
function write(
  handler: AnyHandler,
  given: object,
  deed: Deed,
  shape: Shape,
  { db, clock, chance, isPlain }: MountOptions,
): Promise<unknown> {
  return db.transaction(async transaction => {
    // a transaction offers what the database offers, save for opening a further one by itself
    const inside = transaction as unknown as Db;
    const requestId = isPlain ? undefined : requestIdOf(deed.input);
    const claimed =
      requestId && deed.user
        ? await claim(
            inside,
            { requestId, userId: deed.user.userId, call: deed.call.name, input: deed.input },
            deed.startedOn,
            chance,
          )
        : undefined;
    if (claimed?.earlier) return claimed.earlier.answer;
    const changes: Change[] = [];
    const answer = shape(
      await handler({ ...given, db: inside, changed: (change: Change) => changes.push(change) }),
    );
    if (isLogged(deed.call)) await logSuccess(inside, { ...deed, now: clock() }, changes, answer);
    await claimed?.keep(answer);
    return answer;
  });
}

async function recordFailure(
  failure: Failure,
  deed: Deed | undefined,
  onFailure: readonly ((db: Db) => Promise<void>)[],
  { db, clock }: MountOptions,
) {
  for (const write of onFailure) await write(db);
  if (deed && isLogged(deed.call)) await logFailure(db, { ...deed, now: clock() }, failure.message);
}

function requestIdOf(input: unknown): string | undefined {
  const { body, query } = input as { body?: { requestId?: string }; query?: { requestId?: string } };
  return body?.requestId ?? query?.requestId;
}

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
