import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { DatabaseError } from '../database/pglite-client.ts';
import { loggedError } from './logged-error.ts';

it('keeps the statement, the codes and the place of an error, and no value', () => {
  const fault = new DatabaseError({
    message: 'duplicate key value violates unique constraint "admin_user_mobile"',
    code: '23505',
    constraint: 'admin_user_mobile',
    detail: 'Key (mobile)=(13812345678) already exists.',
  });
  const logged = loggedError(
    new DrizzleQueryError('insert into admin_user values ($1)', ['13812345678'], fault),
  );
  expect(logged).toMatchObject({
    message: 'insert into admin_user values ($1)',
    cause: { message: fault.message, code: '23505', constraint: 'admin_user_mobile' },
  });
  expect(logged.stack).toContain('logged-error.test.ts');
  expect(JSON.stringify(logged)).not.toContain('13812345678');
});

it('keeps nothing of what is no error', () => {
  expect(JSON.stringify(loggedError('13812345678'))).not.toContain('13812345678');
});
