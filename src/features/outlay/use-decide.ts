/** Lets a payment go out, or refuses it: sent after ten seconds, until which it can be taken back. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useNotify } from 'ra-core';
import { outlayCalls, outlay as resource, type WaitingOutlay } from '../../contract/outlay.ts';
import { ANSWERS, useAttempt } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import type { SavedInput } from '../../kit/form/use-saved-input.ts';
import { formatYuan } from '../../kit/format/count.ts';
import { useHold } from '../../resource/undo/use-hold.ts';

/** @param reason why it is refused; null lets it go out */
export function useDecide(): (
  outlay: WaitingOutlay,
  reason: string | null,
  save: SavedInput<object>['save'],
) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  const describe = useFailureText();
  const client = useQueryClient();
  const approve = useAttempt(outlayCalls.approveOutlay);
  const refuse = useAttempt(outlayCalls.refuseOutlay);
  const { hold } = useHold();

  return ({ id, version, amount }, reason, save) => {
    const send = async (isLeaving: boolean) => {
      const options = { outlivesWindow: isLeaving };
      try {
        await save<unknown>(() =>
          reason === null
            ? approve({ body: { id, version } }, options)
            : refuse({ body: { id, version, reason } }, options),
        );
      } catch (error) {
        notify('outlay.waiting.notDone', {
          type: 'error',
          messageArgs: { amount: formatYuan(amount), why: describe(error).text },
          autoHideDuration: null,
          act: {
            label: 'outlay.waiting.show',
            onClick: () =>
              navigate(`/${resource.resource}?filter=${encodeURIComponent(JSON.stringify({ id }))}`),
          },
        });
      }
      // also where it has failed: it may be otherwise by now
      await client.invalidateQueries({ queryKey: ANSWERS });
    };
    void hold(
      { of: resource.resource, records: [id], send },
      {
        message: `outlay.waiting.${reason === null ? 'approved' : 'refused'}`,
        args: { amount: formatYuan(amount) },
        // each stays within reach, however soon the next is decided
        key: `held outlay ${id}`,
      },
    );
  };
}
