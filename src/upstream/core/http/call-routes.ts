/**
 * One route for all calls. To register one for each of some four hundred was more than half of the work of building a
 * server; what a path leads to is found by a router that all servers of a process with the same calls share.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import createRouter from 'find-my-way';
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { API_PREFIX } from '../../../contract/grammar/services.ts';
import { Failure } from '../failure.ts';
import { failed } from './answer.ts';

export interface CallRoute {
  method: AnyCall['method'];
  /** Parameters as `:id`. */
  url: string;
  /** Before the body is read; throws what refuses the request. */
  onRequest(request: FastifyRequest): unknown;
  handler(request: FastifyRequest, reply: FastifyReply): unknown;
}

/** Longer ones are refused, as those of the server itself. */
export const LONGEST_PARAM = 200;
const METHODS: AnyCall['method'][] = ['GET', 'POST', 'PUT', 'DELETE'];
/** What clients send to change a part of a record: no call is asked so. */
const PATCH = 'PATCH';

/** Where a request leads to; null where to no call. */
const found = new WeakMap<FastifyRequest, CallRoute | null>();

/** The route as declared, as `/api/order/:id`; null where there is none. */
export function declaredRoute(request: FastifyRequest): string | null {
  const route = found.get(request);
  return route === undefined ? (request.routeOptions.url ?? null) : (route?.url ?? null);
}

/** @returns adds a call; before the server is ready */
export function routeCalls(app: FastifyInstance): (route: CallRoute) => void {
  const routes: CallRoute[] = [];
  let find: Find = () => null;
  app.addHook('onReady', async () => {
    find = finderOf(routes);
  });
  app.route({
    method: [...METHODS, PATCH],
    url: `${API_PREFIX}*`,
    async onRequest(request) {
      const place = find(request);
      const route = place && (routes[place.index] ?? null);
      found.set(request, route);
      if (!route) return;
      request.params = place?.params;
      await route.onRequest(request);
    },
    handler: (request, reply) => {
      const route = found.get(request);
      if (route) return route.handler(request, reply);
      if (request.method !== PATCH) return reply.callNotFound();
      const allowed = METHODS.filter(method => find({ method, url: request.url }) !== null);
      if (allowed.length === 0) return reply.callNotFound();
      return reply.code(405).header('allow', allowed.join(', ')).send(failed('NOT_FOUND'));
    },
  });
  return route => {
    routes.push(route);
  };
}

interface Place {
  /** Of the route, in the order of their adding. */
  index: number;
  params: Readonly<Record<string, string | undefined>>;
}

/** Fails with PARAMETER where a parameter is too long. */
type Find = (request: { method: string; url: string }) => Place | null;

const finders = new Map<string, Find>();

function finderOf(routes: readonly CallRoute[]): Find {
  const key = routes.map(({ method, url }) => `${method} ${url}`).join('\n');
  const known = finders.get(key) ?? newFinder(routes);
  finders.set(key, known);
  return known;
}

function newFinder(routes: readonly CallRoute[]): Find {
  const router = createRouter({
    maxParamLength: LONGEST_PARAM,
    onMaxParamLength: nothing,
    querystringParser: () => ({}),
  });
  for (const [index, { method, url }] of routes.entries()) router.on(method, url, nothing, { index });
  return ({ method, url }) => {
    // the framework answers `HEAD` by what answers `GET`
    const place = router.find(method === 'HEAD' ? 'GET' : (method as AnyCall['method']), url);
    if (!place) return null;
    // what is found where a parameter is too long
    if (!place.store) throw new Failure('PARAMETER', { fields: [] });
    return { index: place.store.index, params: place.params };
  };
}

/** A router wants something to call; here it is only asked. */
const nothing = () => {};
