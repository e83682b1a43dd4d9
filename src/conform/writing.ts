/** With `--write`: what can only be seen by changing something, on records of this command's own making. */
import { accessCalls } from '../contract/access.ts';
import type { AnyCall } from '../contract/grammar/call.ts';
import { codeOf, type LooseEnvelope } from '../contract/grammar/envelope-reading.ts';
import { breaking, type Finding, tolerable } from './finding.ts';
import { isMissing, type Report, report } from './reports.ts';
import type { Asking, AskUpstream, SignedIn } from './upstream.ts';

const AREA = 'written for real';

type Made = { id: string } | { problem: Finding } | 'missing';

/** @param name of the records it makes and takes away again */
export async function judgeWriting(ask: AskUpstream, session: SignedIn, name: string): Promise<Report[]> {
  const tell = async (call: AnyCall, asking: Omit<Asking, 'as'>) => {
    const came = await ask({ ...call, service: 'main', client: 'main' }, { ...asking, as: session });
    if (isMissing(came)) return null;
    return came.kind === 'envelope' ? came.envelope : undefined;
  };
  return [await menus(tell, name), await roles(tell, name)];
}

/** Null where the call is missing, undefined where no envelope came. */
type Tell = (call: AnyCall, asking: Omit<Asking, 'as'>) => Promise<LooseEnvelope | null | undefined>;

async function menus(tell: Tell, name: string): Promise<Report> {
  const about = { area: AREA, subject: 'a menu with children is not deleted' };
  const { saveMenu, deleteMenu } = accessCalls;
  const parent = idIn(await tell(saveMenu, { body: { title: name, type: 'M' } }), 'id');
  if (parent === 'missing') return { ...about, outcome: 'missing', findings: [] };
  if ('problem' in parent) return report(about, [parent.problem]);
  const child = idIn(await tell(saveMenu, { body: { title: name, parentId: parent.id } }), 'id');
  const findings: Finding[] = [];
  if (typeof child === 'object' && 'id' in child) {
    const refused = await tell(deleteMenu, { query: { id: parent.id } });
    if (refused && codeOf(refused) === 0)
      findings.push(tolerable('deleted; its children are left without a parent'));
    await tell(deleteMenu, { query: { id: child.id } });
  } else if (child !== 'missing') findings.push(child.problem);
  await tell(deleteMenu, { query: { id: parent.id } });
  return report(about, findings, `made and deleted two menus named ${name}`);
}

async function roles(tell: Tell, name: string): Promise<Report> {
  const about = { area: AREA, subject: 'a role is created, renamed and deleted' };
  const { createRoleGroup, updateRoleGroup, deleteRoleGroup } = accessCalls;
  const made = idIn(await tell(createRoleGroup, { body: { name, permissions: [] } }), 'roleId');
  if (made === 'missing') return { ...about, outcome: 'missing', findings: [] };
  if ('problem' in made) return report(about, [made.problem]);
  const findings: Finding[] = [];
  const renamed = await tell(updateRoleGroup, { body: { roleId: made.id, name: `${name}-2` } });
  if (renamed && codeOf(renamed) !== 0)
    findings.push(breaking(`renaming is refused with errCode ${codeOf(renamed)}`));
  const deleted = await tell(deleteRoleGroup, { params: { roleId: made.id } });
  if (deleted && codeOf(deleted) !== 0)
    findings.push(breaking(`deleting is refused with errCode ${codeOf(deleted)}; ${name}-2 is still there`));
  return report(about, findings, `made and deleted a role named ${name}`);
}

/** Upstreams answer the record, or its id alone. */
function idIn(envelope: LooseEnvelope | null | undefined, idField: string): Made {
  if (envelope === null) return 'missing';
  if (envelope === undefined) return { problem: breaking('no envelope') };
  const code = codeOf(envelope);
  if (code !== 0) return { problem: breaking(`refused with errCode ${code}`) };
  const { data } = envelope;
  if (typeof data === 'number' || (typeof data === 'string' && data !== '')) return { id: String(data) };
  const record = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const id = record[idField] ?? record.id;
  return id === undefined
    ? { problem: breaking('answers neither the record nor its id; the console cannot open what it has made') }
    : { id: String(id) };
}
