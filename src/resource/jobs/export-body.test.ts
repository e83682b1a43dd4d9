import { describe, expect, it } from 'vitest';
import { accessCalls } from '../../contract/access.ts';
import { jobCalls } from '../../contract/job.ts';
import { logCalls } from '../../contract/log.ts';
import { listQuestion } from '../../data/reading.ts';
import { exportBody } from './export-body.ts';

const columns = [{ key: 'a', head: 'Account', cell: { field: 'account' }, isShown: true }];
const bodyOf = (question: Record<string, unknown>) =>
  exportBody({
    call: accessCalls.listAdminUsers,
    title: 'Users',
    format: 'csv',
    columns,
    question,
    catalogue: {},
  });

describe('the order for a file', () => {
  it('names the call of the list and is what the contract takes', () => {
    const body = bodyOf({ keyword: 'wei' });
    expect(body.call).toBe('access.listAdminUsers');
    expect(jobCalls.startExport.body.safeParse(body).success).toBe(true);
  });

  it('asks what the list asks, without its pages and without empty filters', () => {
    const question = listQuestion(
      accessCalls.listAdminUsers,
      { filter: { keyword: 'wei', state: 1, account: '' }, sort: { field: 'userName', order: 'DESC' } },
      { canSort: true },
    );
    expect(bodyOf(question).filter).toEqual({
      keyword: 'wei',
      state: 1,
      orderBy: 'userName',
      order: 'desc',
    });
  });

  it('takes the filters of a list that is asked by a body', () => {
    const question = listQuestion(
      logCalls.listOperateLog,
      { filter: { status: 0 }, sort: { field: 'operTime', order: 'DESC' } },
      { canSort: true },
    );
    expect(question).toMatchObject({ status: 0, orderBy: 'operTime', order: 'desc' });
    expect(question).not.toHaveProperty('current');
  });

  it('says nothing of filters where there are none', () => {
    expect(bodyOf({})).not.toHaveProperty('filter');
  });
});
