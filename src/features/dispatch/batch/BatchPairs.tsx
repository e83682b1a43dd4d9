/** The pairs as they are assigned when one says so once more. They stay as they were shown, whatever is proposed meanwhile. */
import { useTranslate } from 'ra-core';
import { dispatchBatchCalls, type ProposedPair } from '../../../contract/dispatch-batch.ts';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { wholeMinutes } from '../../../kit/format/number.ts';
import { useMinutes } from '../../../kit/format/use-minutes.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { ActForm } from '../parts/ActForm.tsx';
import { type Refused, refusedIn } from '../parts/refused.ts';
import { useOfferWithdrawal } from '../parts/Withdrawing.tsx';
import { Pairs } from './batch-parts.ts';

interface BatchPairsProps {
  pairs: readonly ProposedPair[];
  /** As they would be now. */
  current: readonly ProposedPair[];
  onDone(refused: readonly Refused[]): void;
  onClose(): void;
}

export function BatchPairs({ pairs, current, onDone, onClose }: BatchPairsProps) {
  const translate = useTranslate();
  const minutes = useMinutes();
  const failureText = useFailureText();
  const offerWithdrawal = useOfferWithdrawal();
  const { mutate, isPending, error } = useCall(dispatchBatchCalls.acceptBatch);
  const now = new Set(current.map(nameOf));
  const accept = () =>
    mutate(
      { body: { pairs: pairs.map(({ orderId, driverId }) => ({ orderId, driverId })) } },
      {
        onSuccess: answers => {
          const assigned = answers.filter(({ isAssigned }) => isAssigned === 1).map(({ orderId }) => orderId);
          if (assigned.length > 0)
            offerWithdrawal(translate('dispatch.batch.done', { smart_count: assigned.length }), assigned);
          onDone(refusedIn(answers, pairs));
        },
      },
    );
  // held down since it has shown them, the key says nothing about them
  useShortcut('g', event => !event.repeat && accept(), { isEnabled: !isPending });
  return (
    <ActForm
      title={translate('dispatch.batch.title')}
      doLabel={translate('dispatch.batch.accept')}
      isPending={isPending}
      onDo={accept}
      onClose={onClose}
    >
      <Pairs>
        {pairs.map(pair => (
          <li key={pair.orderId} data-changed={!now.has(nameOf(pair)) || undefined}>
            <b>{pair.orderNo.slice(-4)}</b> <b>{pair.plateNumber}</b> <span>{pair.driverName}</span>
            <span>
              {now.has(nameOf(pair)) ? minutes(wholeMinutes(pair.eta)) : translate('dispatch.batch.changed')}
            </span>
          </li>
        ))}
      </Pairs>
      <p>{translate('dispatch.batch.how')}</p>
      {error && <p role="alert">{failureText(error).text}</p>}
    </ActForm>
  );
}

const nameOf = ({ orderId, driverId }: ProposedPair) => `${orderId} ${driverId}`;
