/** What can be done about a complaint, and what each act asks for. */
import { useNotify, useTranslate } from 'ra-core';
import {
  type Complaint,
  complaintCalls,
  DUTY_RESULTS,
  UNDETERMINED,
  VISIT_RESULTS,
} from '../../contract/complaint.ts';
import { COMPLAINT_ACTS, type ComplaintAct, mayAct } from '../../contract/complaint-states.ts';
import { useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { ActBar } from '../../resource/acts/ActBar.tsx';
import type { ActField, Entered } from '../../resource/acts/act.ts';

interface ComplaintActsProps {
  complaint: Complaint;
  isHeld: boolean;
  onChanged(): Promise<unknown>;
}

type FieldSpec = Pick<ActField, 'kind' | 'isOptional' | 'longest'> & { name: string; of?: readonly number[] };

const REASON: FieldSpec = { name: 'reason', kind: 'text' };
const FIELDS: Readonly<Record<ComplaintAct, readonly FieldSpec[]>> = {
  accept: [],
  reply: [
    { name: 'reply', kind: 'note', longest: 1_000 },
    { name: 'dutyResult', kind: 'choice', of: DUTY_RESULTS.filter(each => each !== UNDETERMINED) },
    { name: 'penalty', kind: 'text', isOptional: true },
  ],
  close: [{ name: 'visitResult', kind: 'choice', of: VISIT_RESULTS }],
  reject: [REASON],
  reopen: [REASON],
};

/** Of those that fit, the first one is next: rejecting is not. */
const nextOf = (complaint: Complaint, now: number): ComplaintAct | undefined =>
  COMPLAINT_ACTS.find(act => act !== 'reject' && mayAct(act, complaint, now));

export function ComplaintActs({ complaint, isHeld, onChanged }: ComplaintActsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const may = useMay(complaintCalls.actOnComplaint);
  const { mutateAsync } = useCall(complaintCalls.actOnComplaint);
  const now = Date.now();
  const { id, version, state } = complaint;

  const send = async (act: ComplaintAct, values: Entered) => {
    try {
      const said = act === 'reply' ? { penalty: null, ...values } : values;
      await mutateAsync({ body: { id, version, act, ...said } });
      notify(`complaint.done.${act}`, { type: 'success' });
    } finally {
      await onChanged();
    }
  };
  if (!may) return null;
  const next = nextOf(complaint, now);
  const why = isHeld ? 'held' : next || state === 4 ? state : 'tooLate';
  const fieldOf = ({ of, ...field }: FieldSpec): ActField => ({
    ...field,
    label: translate(`complaint.field.${field.name}`),
    ...(of && {
      choices: of.map(value => ({ value, label: translate(`complaint.${field.name}.${value}`) })),
    }),
  });
  return (
    <ActBar
      place={`complaint/${id}`}
      acts={COMPLAINT_ACTS.map(act => ({
        key: act,
        label: translate(`complaint.act.${act}`),
        isNext: act === next,
        isShut: isHeld || !mayAct(act, complaint, now),
        fields: FIELDS[act].map(fieldOf),
      }))}
      why={translate(`complaint.why.${why}`)}
      onDo={send}
    />
  );
}
