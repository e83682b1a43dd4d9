/** A text message to the drivers of some candidates, and in words who got it and who did not. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type LostCandidate, lostSearchCalls, SMS_RESULTS } from '../../../contract/lost-search.ts';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';

interface Ends {
  onSent: () => void;
  /** Sent or not. */
  onEnd: () => void;
}

export function useSmsToDrivers(lostId: string, { onSent, onEnd }: Ends) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { mutate, isPending } = useCall(lostSearchCalls.sendLostSms);
  const [said, setSaid] = useState<string | null>(null);
  const send = (candidates: readonly LostCandidate[]) => {
    const to = candidates.flatMap(({ vehicleId, driverId }) =>
      driverId === null ? [] : [{ vehicleId, driverId }],
    );
    const plateOf = new Map(candidates.map(({ vehicleId, plateNumber }) => [vehicleId, plateNumber]));
    mutate(
      { body: { lostId, to } },
      {
        onSuccess: results => {
          const lines = SMS_RESULTS.flatMap(result => {
            const plates = results
              .filter(each => each.result === result)
              .map(each => plateOf.get(each.vehicleId));
            const among = { plates: plates.join(translate('common.listSeparator')) };
            return plates.length > 0 ? [translate(`lostSearch.sms.${result}`, among)] : [];
          });
          setSaid(lines.join(' · '));
          onSent();
        },
        onError: error => setSaid(describe(error).text),
        onSettled: onEnd,
      },
    );
  };
  return { send, isPending, said };
}
