import type { DataProvider } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { UpstreamError } from '../data/send.ts';
import { withWords } from './SpokenFailures.tsx';

const provider = (answer: () => Promise<unknown>) =>
  ({ getList: answer, name: 'own' }) as unknown as DataProvider;

describe('a data provider that speaks', () => {
  it('puts words into the failures of the upstream, and nothing else', async () => {
    const broken = new Error('boom');
    const spoken = (error: unknown) =>
      withWords(
        provider(() => Promise.reject(error)),
        ({ kind }) => `words for ${kind}`,
      );
    const params = { pagination: { page: 1, perPage: 1 } };
    await expect(spoken(new UpstreamError('network')).getList('x', params)).rejects.toMatchObject({
      kind: 'network',
      message: 'words for network',
    });
    await expect(spoken(broken).getList('x', params)).rejects.toBe(broken);
  });

  it('lets answers and other members pass', async () => {
    const spoken = withWords(
      provider(async () => ({ data: [], total: 0 })),
      () => 'words',
    );
    expect(await spoken.getList('x', { pagination: { page: 1, perPage: 1 } })).toEqual({
      data: [],
      total: 0,
    });
    expect(spoken.name).toBe('own');
  });
});
