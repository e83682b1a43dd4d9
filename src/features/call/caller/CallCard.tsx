/** A call and who calls: his name and marks, what is known of him, what it was about, and what follows from it. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase as Link, useNavigate, useTranslate } from 'ra-core';
import { callCentreCalls } from '../../../contract/call-centre.ts';
import { UNTAGGED } from '../../../contract/call-record.ts';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { looksMasked } from '../../../contract/grammar/mask.ts';
import { lostOrder } from '../../../contract/lost-order.ts';
import { openDrawer } from '../../../data/drawers.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { Key } from '../../../kit/Key.tsx';
import { keyWords } from '../../../kit/key-words.ts';
import { SkeletonBar } from '../../../kit/SkeletonBar.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../../kit/use-delayed.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { DialButton } from '../../../nouns/call/DialButton.tsx';
import { newComplaintPath } from '../../../nouns/complaint/paths.ts';
import { newCasePath } from '../../../nouns/lost/paths.ts';
import { callDeskPath } from '../../../nouns/order/call-path.ts';
import { writeCaller } from '../contacts/caller-selection.ts';
import { CallerForm, type CallerFormCall } from './CallerForm.tsx';
import { CallerPop } from './CallerPop.tsx';
import { CallOutcome } from './CallOutcome.tsx';
import { Recording } from './Recording.tsx';
import { TagKeys } from './TagKeys.tsx';

/** While the panel of the call is open, whatever the page beside it does. */
const ORDER_KEYS = 'alt+o';

interface CallCardProps {
  call: CallerFormCall & {
    tagging?: string;
    orderId?: string | null;
    begin?: number | null;
    isTagged?: boolean;
  };
  /**
   * Beside the work of a page, whose keys are its own before the call is answered, and again once it is said what it is
   * about or an order was made in it.
   */
  isBeside?: boolean;
  /** It is said what it was about. @param leadsOn to another page */
  onTagged?(leadsOn: boolean): void;
  /** He leaves the call for another page. */
  onLeave?(): void;
}

export function CallCard({ call, isBeside = false, onTagged, onLeave }: CallCardProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const knowsCalls = useCapability('calls');
  const mayOrder = useMay(dispatchCalls.createOrder);
  const mayLose = useMay(lostOrder.calls.create);
  const mayComplain = useMay('monitoring.complaint:handle');
  const hasComplaints = useCapability('complaints');
  const {
    data: pop,
    error,
    isLoading,
    refetch,
  } = useAnswer(callCentreCalls.screenPop, { query: { callId: call.id } }, { enabled: knowsCalls });
  const isLate = useDelayed(isLoading, SKELETON_AFTER_MS);
  const known = pop?.call ?? call;
  const passenger = pop?.passenger;
  const { callno } = call;
  const hasKeys = !isBeside || (call.begin !== null && !call.isTagged && !known.orderId);
  const { name, isOldPerson, isDriver } = known;
  const caller = callno === null ? null : { callno, name, isOldPerson, isDriver };
  // by a mask alone nobody's calls are found
  const isFound = callno !== null && (knowsCalls || !looksMasked(callno));
  const orderWay = callDeskPath(call, knowsCalls);
  useShortcut(
    ORDER_KEYS,
    () => {
      navigate(orderWay);
      onLeave?.();
    },
    { isEnabled: isBeside && mayOrder, inFields: true, label: 'call.keys.order' },
  );
  return (
    <Card>
      <CallerForm key={call.id} call={{ id: call.id, callno, name, isOldPerson, isDriver }} />
      {passenger && (
        <small>
          {translate('call.counts', { orders: passenger.orderCount, cancelled: passenger.cancelCount })}
        </small>
      )}
      {isLate && <SkeletonBar style={{ width: '80%', height: 16 }} />}
      {error && (
        <p>
          {translate('call.popFailed')}{' '}
          <Button onClick={() => void refetch()}>{translate('kit.state.retry')}</Button>
        </p>
      )}
      {pop && <CallerPop pop={pop} onLeave={onLeave} />}
      <CallOutcome call={pop?.call ?? {}} onLeave={onLeave} />
      {pop?.call.hasRecording === 1 && <Recording callId={call.id} />}
      <hr />
      <TagKeys
        call={{
          id: call.id,
          callno: call.callno,
          tagging: known.tagging ?? UNTAGGED,
          orderId: known.orderId ?? null,
          lostId: pop?.call.lostId ?? null,
          complaintId: pop?.call.complaintId ?? null,
        }}
        suggested={pop?.suggestedTag ?? null}
        hasKeys={hasKeys}
        onTagged={onTagged}
      />
      <Ways>
        {mayOrder && (
          <Button
            component={Link}
            to={orderWay}
            aria-keyshortcuts={isBeside ? 'Alt+O' : undefined}
            onClick={onLeave}
          >
            {translate('call.order')}
            {isBeside && <Key>{keyWords(ORDER_KEYS).flat().join(' ')}</Key>}
          </Button>
        )}
        {mayLose && knowsCalls && (
          <Button component={Link} to={newCasePath(call.id)} onClick={onLeave}>
            {translate('call.lose')}
          </Button>
        )}
        {mayComplain && hasComplaints && (
          <Button component={Link} to={newComplaintPath({ callId: call.id })} onClick={onLeave}>
            {translate('call.complain')}
          </Button>
        )}
        {passenger?.id && (
          <Button component={Link} to={`/callcenter/callers/${passenger.id}`} onClick={onLeave}>
            {translate('call.person')}
          </Button>
        )}
        {caller && <DialButton whom={{ callId: call.id }} label={translate('call.dial')} />}
        {caller && isFound && (
          <Button
            onClick={() =>
              openDrawer('contactRecords', writeCaller({ ...caller, passengerId: passenger?.id ?? null }))
            }
          >
            {translate('call.contacts')}
          </Button>
        )}
      </Ways>
    </Card>
  );
}

const Card = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: 12,
  '& > small': { color: tokens.text.faint, fontSize: 12 },
  '& > p': { margin: 0 },
  hr: { width: '100%', margin: 0, border: 0, borderTop: `1px solid ${tokens.line}` },
}));

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 });
