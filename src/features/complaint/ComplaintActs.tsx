/** What can be done about a complaint: the next act first among them; what does not fit is said in words. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { type Complaint, complaintCalls } from '../../contract/complaint.ts';
import { COMPLAINT_ACTS, type ComplaintAct, mayAct } from '../../contract/complaint-states.ts';
import { useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useKept } from '../../kit/form/use-kept.ts';
import { ActForm, type Asked, FIELDS, NOT_TYPED } from './ActForm.tsx';

interface ComplaintActsProps {
  complaint: Complaint;
  isHeld: boolean;
  onChanged(): Promise<unknown>;
}

/** Of those that fit, the first one is next: rejecting is not. */
const nextOf = (complaint: Complaint, now: number): ComplaintAct | undefined =>
  COMPLAINT_ACTS.find(act => act !== 'reject' && mayAct(act, complaint, now));

export function ComplaintActs({ complaint, isHeld, onChanged }: ComplaintActsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const whyId = useId();
  const may = useMay(complaintCalls.actOnComplaint);
  const { mutateAsync, isPending } = useCall(complaintCalls.actOnComplaint);
  const [asked, setAsked] = useState<ComplaintAct | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // which of them it is typed for does not matter: it stays until one is done
  const kept = useKept(`complaint/${complaint.id}`, NOT_TYPED, may);
  const now = Date.now();
  const { id, version, state } = complaint;

  const send = async (act: ComplaintAct, values: Asked) => {
    setFailure(null);
    const work = () => mutateAsync({ body: { id, version, act, ...values } });
    try {
      await (FIELDS[act].length > 0 ? kept.save(work) : work());
      setAsked(null);
      notify(`complaint.done.${act}`, { type: 'success' });
    } catch (error) {
      setFailure(describe(error).text);
    }
    await onChanged();
  };
  const begin = (act: ComplaintAct) => {
    if (FIELDS[act].length === 0) return void send(act, {});
    setAsked(asked === act ? null : act);
  };
  if (!may) return null;
  const fits = (act: ComplaintAct) => !isHeld && mayAct(act, complaint, now);
  const next = nextOf(complaint, now);
  const why = isHeld ? 'held' : next || state === 4 ? state : 'tooLate';
  return (
    <>
      <Bar>
        {COMPLAINT_ACTS.map(act => (
          <Button
            key={act}
            variant={act === next ? 'contained' : 'outlined'}
            color={act === next ? 'primary' : 'inherit'}
            disabled={!fits(act) || isPending}
            aria-describedby={fits(act) ? undefined : whyId}
            aria-expanded={FIELDS[act].length > 0 ? asked === act : undefined}
            onClick={() => begin(act)}
          >
            {translate(`complaint.act.${act}`)}
          </Button>
        ))}
        <small id={whyId}>{translate(`complaint.why.${why}`)}</small>
        {failure && <p role="alert">{failure}</p>}
      </Bar>
      {asked && fits(asked) && (
        <ActForm
          key={asked}
          act={asked}
          kept={kept}
          isPending={isPending}
          onDo={values => void send(asked, values)}
        />
      )}
    </>
  );
}

const Bar = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px 8px',
  small: { color: tokens.text.faint, fontSize: 12 },
  p: { flexBasis: '100%', margin: 0, color: tokens.bad.ink },
}));
