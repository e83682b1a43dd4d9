/** What is to be done about a complaint, what was answered, its rides, and what was done. */
import { styled } from '@mui/material/styles';
import { type Complaint, complaint as resource } from '../../contract/complaint.ts';
import { TO_ACCEPT } from '../../contract/complaint-states.ts';
import { Facts } from '../../kit/record/Facts.tsx';
import { factsOf } from '../../resource/pages/facts.tsx';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';
import { ComplaintActs } from './ComplaintActs.tsx';
import { ComplaintLog } from './ComplaintLog.tsx';
import { Evidence } from './Evidence.tsx';
import pages from './pages.tsx';

const ALWAYS = ['content', 'callId', 'orderId', 'deadline', 'handleUserName'] as const;
/** Only once there is something to say. */
const ONCE_SAID = ['reply', 'dutyResult', 'penalty', 'visitResult', 'reason'] as const;

interface HandlingProps {
  complaint: Complaint;
  /** Somebody else edits it. */
  isHeld: boolean;
  onChanged(): Promise<unknown>;
}

export function Handling({ complaint, isHeld, onChanged }: HandlingProps) {
  const words = useFieldWords(resource);
  const said = ONCE_SAID.filter(field => Boolean(complaint[field]));
  // one that was rejected never had one
  const hasDeadline = complaint.deadline !== null || complaint.state === TO_ACCEPT;
  const always = ALWAYS.filter(field => field !== 'deadline' || hasDeadline);
  return (
    <>
      <ComplaintActs complaint={complaint} isHeld={isHeld} onChanged={onChanged} />
      <Facts isOneColumn facts={factsOf(pages, words, [...always, ...said], complaint)} />
      <Part>
        <Evidence complaint={complaint} isHeld={isHeld} />
      </Part>
      <Part>
        <ComplaintLog complaint={complaint} />
      </Part>
    </>
  );
}

const Part = styled('div')(({ theme: { tokens } }) => ({
  padding: '12px 16px',
  borderTop: `1px solid ${tokens.line}`,
  h2: { margin: '0 0 8px', fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
}));
