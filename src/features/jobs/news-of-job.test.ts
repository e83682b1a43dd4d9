import { expect, test } from 'vitest';
import { newsOfJob } from './news-of-job.ts';

const job = {
  id: '1',
  kind: 'export',
  title: 'Users',
  done: 3,
  total: 3,
  failed: 0,
  failure: null,
  hasFile: true,
} as const;

test('what has ended by itself is told, with the way to the job centre', () => {
  expect(newsOfJob({ data: { ...job, state: 'done' } })).toEqual({
    title: 'jobs.news.done.export',
    params: { title: 'Users' },
    path: '/profile/jobs',
    tone: 'info',
  });
  expect(newsOfJob({ data: { ...job, state: 'failed' } })?.tone).toBe('error');
});

test.each(['waiting', 'running', 'cancelled'] as const)('%s is no news', state => {
  expect(newsOfJob({ data: { ...job, state } })).toBeNull();
});
