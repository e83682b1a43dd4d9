/** Complaints through their calls, as a clerk makes and handles them. */
import { type Complaint, complaint, complaintCalls } from '../../src/contract/complaint.ts';
import type { ComplaintState } from '../../src/contract/complaint-states.ts';
import type { Person } from './upstream.ts';

export const COMPLAINT_RIGHTS = ['monitoring.complaint', 'monitoring.complaint:handle'];
export const ANSWERED = { act: 'reply', reply: '已核实并致歉', dutyResult: 1, penalty: '扣 3 分' };

interface Answer {
  errCode: number;
  data: Complaint;
  failure: { fields?: { field: string }[]; current?: unknown };
}

/** @param body besides what every complaint has */
export const addComplaint = (by: Person, body: object = {}) =>
  by.ask(complaint.calls.create, { body: { type: 2, content: '绕路', ...body } as never }) as Promise<Answer>;

/** On the version that the clerk has seen. */
export const act = (by: Person, { id, version }: Pick<Complaint, 'id' | 'version'>, body: object) =>
  by.ask(complaintCalls.actOnComplaint, { body: { id, version, ...body } as never }) as Promise<Answer>;

export const listed = async (by: Person, query: object = {}) =>
  (await by.ask(complaint.calls.list, { query: query as never })).data as Complaint[];

export const logOf = async (by: Person, { id }: { id: string }) =>
  (await by.ask(complaintCalls.listComplaintLog, { query: { complaintId: id } })).data;

const WAYS: Readonly<Record<ComplaintState, readonly object[]>> = {
  0: [],
  1: [{ act: 'accept' }],
  2: [{ act: 'accept' }, ANSWERED],
  3: [{ act: 'accept' }, ANSWERED, { act: 'close', visitResult: 1 }],
  4: [{ act: 'reject', reason: '不属服务质量' }],
};

/** Brought as far as this, one act after the other. */
export async function aComplaintThatIs(by: Person, state: ComplaintState): Promise<Complaint> {
  let { data: about } = await addComplaint(by);
  for (const body of WAYS[state]) about = (await act(by, about, body)).data;
  if (about.state !== state) throw new Error(`no complaint that is ${state}`);
  return about;
}
