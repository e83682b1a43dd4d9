import { expect, test } from 'vitest';
import { newsOfJob } from './news-of-job.ts';

const job = {
  id: '1',
  kind: 'export',
  title: 'Users',
  done: 3,
  total: 3,
  failed: 0,
  made: 0,
  changed: 0,
  unchanged: 0,
  failure: null,
  hasFile: true,
} as const;

test('what has ended by itself is told, with the way to the job centre', () => {
  expect(newsOfJob({ data: { ...job, state: 'done' } })).toEqual({
    title: 'jobs.news.done.export',
    params: { title: 'Users', made: 0, failed: 0 },
    path: '/export-centre/index',
    tone: 'info',
  });
  expect(newsOfJob({ data: { ...job, state: 'failed' } })?.tone).toBe('error');
});

test('what came of an import is told as it is', () => {
  const ended = { ...job, kind: 'import', state: 'done', made: 1_200, failed: 5 } as const;
  expect(newsOfJob({ data: ended })).toMatchObject({
    title: 'jobs.news.partly.import',
    params: { made: 1_200, failed: 5 },
    tone: 'warning',
  });
});

test.each(['waiting', 'running', 'cancelled'] as const)('%s is no news', state => {
  expect(newsOfJob({ data: { ...job, state } })).toBeNull();
});
