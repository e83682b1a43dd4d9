import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStore } from '../../../../tests/builders/database.ts';
import { somePorts } from '../../../../tests/builders/ports.ts';
import { aClock, seededChance } from '../../../../tests/builders/time-and-chance.ts';
import type { Db } from '../context.ts';
import { PortFailed } from '../outside/ports.ts';
import type { Store } from './store.ts';
import { createWriteHealth } from './write-health.ts';

const MINUTE_MS = 60_000;
const coded = (code: string) => Object.assign(new Error('refused'), { code });

function aHealth() {
  const clock = aClock();
  let backs = 0;
  const health = createWriteHealth(clock, () => {
    backs += 1;
  });
  const context = { clock, chance: seededChance(1), ports: somePorts(), isPlain: false };
  return {
    health,
    clock,
    backs: () => backs,
    probe: (db: Db) => health.probe.run({ ...context, db }),
  };
}

describe('writes', () => {
  it.each([
    ['a full disk', '53100'],
    ['a standby', '25006'],
    ['a lost connection', '08006'],
  ])('fail by %s until one succeeds, which is told once', (_what, code) => {
    const { health, backs } = aHealth();
    health.failed(coded(code));
    expect(health.isFailing()).toBe(true);
    health.succeeded();
    health.succeeded();
    expect(health.isFailing()).toBe(false);
    expect(backs()).toBe(1);
  });

  it.each([
    ['a value that is there already', '23505'],
    ['two that wait for each other', '40P01'],
  ])('do not fail by %s', (_what, code) => {
    const { health } = aHealth();
    health.failed(coded(code));
    expect(health.isFailing()).toBe(false);
  });

  it('do not fail by a service outside that is away', () => {
    const { health } = aHealth();
    health.failed(new PortFailed('payments', 'ECONNREFUSED', { cause: coded('ECONNREFUSED') }));
    expect(health.isFailing()).toBe(false);
    health.failed(coded('ECONNREFUSED'));
    expect(health.isFailing()).toBe(true);
  });
});

describe('the probe', () => {
  let store: Store;
  beforeEach(async () => {
    store = await aStore();
  });
  afterEach(() => store.close());

  it('finds out that the database is away, and that it is back', async () => {
    const { health, clock, probe, backs } = aHealth();
    const other = await aStore();
    await other.close();
    await probe(other.db);
    expect(health.isFailing()).toBe(true);
    clock.advance(MINUTE_MS);
    await probe(store.db);
    expect(health.isFailing()).toBe(false);
    expect(backs()).toBe(1);
  });

  it('does not end a want of room at once: what is small finds room on a full disk', async () => {
    const { health, clock, probe } = aHealth();
    health.failed(coded('53100'));
    await probe(store.db);
    expect(health.isFailing()).toBe(true);
    clock.advance(MINUTE_MS);
    await probe(store.db);
    expect(health.isFailing()).toBe(false);
  });
});
