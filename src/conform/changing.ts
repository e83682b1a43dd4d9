/** A changing call, asked without a token: it must refuse, and so shows that it is there without doing anything. */
import { codeOf } from '../contract/grammar/envelope-reading.ts';
import { meansSuccess } from './envelope.ts';
import { breaking } from './finding.ts';
import { isMissing, missing, type Report, report, withoutEnvelope } from './reports.ts';
import { judgeRefusal } from './session-rules.ts';
import type { SpecifiedCall } from './table.ts';
import type { AskUpstream } from './upstream.ts';

const NOTE = 'refuses without a token; not made for real';
const PUBLIC_NOTE = 'refuses without a proof; not made for real';

/** @param known the code with which the session rules saw a missing token refused, sound or not */
export async function judgeChanging(ask: AskUpstream, call: SpecifiedCall, known?: number): Promise<Report> {
  const about = { area: call.area, subject: `${call.method} ${call.path}` };
  const isOpenToAll = /^(?:public|open door)/.test(call.permission);
  const came = await ask(call, { as: null, headers: isOpenToAll ? NO_PROOF : {} });
  if (isMissing(came)) return missing(about, came);
  if (came.kind !== 'envelope') return report(about, [withoutEnvelope(came)]);
  const { envelope } = came;
  const code = codeOf(envelope);
  if (isOpenToAll) {
    const isDone = meansSuccess(envelope, call.client);
    return report(about, isDone ? [breaking('done without a proof')] : came.findings, PUBLIC_NOTE);
  }
  const findings = code === known && code !== 0 ? [] : judgeRefusal(envelope, 'a changing call');
  return report(about, [...came.findings, ...findings], findings.length > 0 ? undefined : NOTE);
}

/** What `renewPassword` asks for, of nobody. */
const NO_PROOF = { temtoken: 'conform', newpassword: 'conform-1' };
