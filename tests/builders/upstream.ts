/** The real upstream on a real database of its own, asked over HTTP without a socket. */

import type { AnyCall, Data, Input } from '../../src/contract/call.ts';
import type { Envelope } from '../../src/contract/envelope.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { type AppOptions, buildApp } from '../../src/upstream/app.ts';
import type { Job } from '../../src/upstream/core/jobs.ts';
import { aStore } from './database.ts';
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
      | 'trustedProxies'
      | 'basePath'
      | 'singleSignOn'
    >
  > {
  /** Text messages reach telephones, so that login codes are asked for. */
  hasRealSms?: boolean;
}

export async function anUpstream({ hasRealSms, ...options }: Options = {}) {
  const store = options.store ?? (await aStore());
  const clock = aClock();
  const chance = seededChance(2);
  const ports = somePorts(hasRealSms === undefined ? {} : { isReal: hasRealSms });
  const services = { clock, chance, ports, isPlain: options.isPlain ?? false };
  const app = buildApp({
    ...services,
    store,
    version: 'test',
    title: 'Cabdesk',
    passwordCost: CHEAP_COST,
    checksAnswers: true,
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
    /** Runs a job once, now. */
    run: (job: Job) => job.run({ ...services, db: store.db }),
    ask,
    signIn,
    person,
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}

export type Upstream = Awaited<ReturnType<typeof anUpstream>>;
