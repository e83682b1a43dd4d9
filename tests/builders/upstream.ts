/** The real upstream on a real database of its own, asked over HTTP without a socket. */
import type { AnyCall, Data, Input } from '../../src/contract/grammar/call.ts';
import type { Envelope } from '../../src/contract/grammar/envelope.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { type AppOptions, buildApp } from '../../src/upstream/app.ts';
import { innerCalls } from '../../src/upstream/core/inner-calls.ts';
import type { Job } from '../../src/upstream/core/jobs.ts';
import { roughRoads } from '../../src/upstream/core/outside/rough-roads.ts';
import { createLiveFleet, type LiveFleet } from '../../src/upstream/core/positions/live-fleet.ts';
import { createWorkshop } from '../../src/upstream/core/work/workshop.ts';
import { createFleetRegister } from '../../src/upstream/domain/fleet/known-vehicles.ts';
import { jobKinds } from '../../src/upstream/job/kinds.ts';
import { sheetsInProcess } from '../../src/upstream/job/sheets/in-process.ts';
import { statementKind } from '../../src/upstream/reconciliation/import-kind.ts';
import { statementsInProcess } from '../../src/upstream/reconciliation/reading.ts';
import { findRecordByKey } from '../../src/upstream/resources.ts';
import { REVISED } from '../../src/upstream/revised.ts';
import { writeVisits } from '../../src/upstream/watched-place/visit-writer.ts';
import { aStore } from './database.ts';
import { expectLoggedFieldsKnown } from './logged-fields.ts';
import { somePorts } from './ports.ts';
import { type Reply, replyOf, requestOf } from './request.ts';
import { aClock, CHEAP_COST, seededChance } from './time-and-chance.ts';

export interface Person {
  token: string;
  id: string;
  ask<C extends AnyCall>(call: C, input?: Input<C>): Promise<Reply<Data<C>>>;
}

interface Options
  extends Partial<
    Pick<
      AppOptions,
      | 'store'
      | 'isPlain'
      | 'everySecond'
      | 'logTo'
      | 'logLevel'
      | 'consoleFolder'
      | 'title'
      | 'build'
      | 'trustedProxies'
      | 'basePath'
      | 'singleSignOn'
      | 'hasCity'
      | 'checksAnswers'
      | 'demo'
      | 'stopping'
      | 'surroundings'
      | 'writes'
      | 'budgetLimits'
      | 'roads'
      | 'places'
    >
  > {
  /** Another time than the tests', which stands until it is moved. */
  now?: () => number;
  /** Files that are there from the start. */
  objects?: ReadonlyMap<string, Buffer>;
  /** Jobs are worked at as soon as they are asked for; otherwise by `work`. */
  worksAtOnce?: boolean;
  /** What is known of vehicles, where it is not what the database says. */
  fleet?: Pick<LiveFleet, 'register' | 'positions'>;
  /** Of chance: of two servers on one database each has its own. */
  seed?: number;
  /** Text messages reach telephones, so that login codes are asked for. */
  hasRealSms?: boolean;
}

/** In tests a minute lasts until the clock is moved. */
const BOUNDLESS = {
  requests: Number.POSITIVE_INFINITY,
  sentBytes: Number.POSITIVE_INFINITY,
  logBytes: Number.POSITIVE_INFINITY,
};

export async function anUpstream({
  hasRealSms,
  fleet: known,
  now,
  objects,
  worksAtOnce = false,
  seed = 2,
  ...options
}: Options = {}) {
  const store = options.store ?? (await aStore());
  const clock = aClock();
  const chance = seededChance(seed);
  const ports = somePorts({ isReal: hasRealSms, objects });
  const services = { clock: now ?? clock, chance, ports, isPlain: options.isPlain ?? false };
  const failures: unknown[] = [];
  const inner = innerCalls();
  const working = {
    ...services,
    db: store.db,
    kinds: [
      ...jobKinds({ inner, find: findRecordByKey, sheets: sheetsInProcess, revised: REVISED }),
      statementKind(statementsInProcess),
    ],
    onError: (error: unknown) => failures.push(error),
  };
  const fleet = createLiveFleet({
    ...services,
    register: createFleetRegister(store.db),
    ...known,
    isEmbedded: store.kind === 'embedded',
    db: store.db,
    everyMs: 0,
    followers: [writeVisits],
    onError: error => failures.push(error),
  });
  await fleet.register.refresh();
  const atOnce = createWorkshop(working);
  const app = buildApp({
    ...services,
    store,
    inner,
    fleet,
    roads: roughRoads,
    statements: statementsInProcess,
    jobs: { sheets: sheetsInProcess, wake: () => void (worksAtOnce && atOnce.turn()) },
    version: 'test',
    build: null,
    title: 'Cabdesk',
    passwordCost: CHEAP_COST,
    checksAnswers: true,
    budgetLimits: async () => BOUNDLESS,
    ...options,
  });

  async function ask<C extends AnyCall>(call: C, input?: Input<C>, token?: string): Promise<Reply<Data<C>>> {
    const response = await app.inject(requestOf(call, input ?? {}, token));
    return replyOf(response.statusCode, response.json<Envelope<Data<C>>>());
  }

  async function signIn(account: string, password = 'taxi-demo'): Promise<Person> {
    const reply = await ask(sessionCalls.login, { body: { account, password } });
    if (reply.errCode !== 0)
      throw new Error(`sign-in of ${account} answered ${reply.errCode} ${reply.message}`);
    return person(reply.data.token, reply.data.id);
  }

  const person = (token: string, id: string): Person => ({
    token,
    id,
    ask: (call, input) => ask(call, input, token),
  });

  return {
    app,
    store,
    clock,
    ports,
    fleet,
    /** Runs a job once, now. */
    run: (job: Job) => job.run({ ...services, db: store.db }),
    /** For tests that work at jobs step by step. */
    working,
    /** What went wrong while jobs were worked at, through nobody's fault but ours. */
    failures,
    /** Works at all jobs that there are, until nothing is left to do. */
    work: async () => {
      const workshop = createWorkshop(working);
      await workshop.turn();
      await workshop.settled();
    },
    ask,
    signIn,
    person,
    close: async () => {
      await app.close();
      await atOnce.stop();
      await fleet.close();
      await expectLoggedFieldsKnown(store.db).finally(() => store.close());
    },
  };
}

export type Upstream = Awaited<ReturnType<typeof anUpstream>>;
