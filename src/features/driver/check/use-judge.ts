/** Says what a person saw in the pictures: sent after ten seconds, until which it can be taken back. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useNotify } from 'ra-core';
import {
  type FAIL,
  type PASS,
  type SpotCheck,
  spotCheck,
  spotCheckWorkCalls,
} from '../../../contract/spot-check.ts';
import { ANSWERS, useAttempt } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import type { SavedInput } from '../../../kit/form/use-saved-input.ts';
import { useFieldWords } from '../../../resource/pages/use-field-words.ts';
import { useHold } from '../../../resource/undo/use-hold.ts';
import { CHECK, checkPath } from '../paths.ts';

export function useJudge() {
  const notify = useNotify();
  const navigate = useNavigate();
  const describe = useFailureText();
  const words = useFieldWords(spotCheck);
  const client = useQueryClient();
  const attempt = useAttempt(spotCheckWorkCalls.judgeCheck);
  const { hold } = useHold();

  return (
    { id, version, name }: SpotCheck,
    result: typeof PASS | typeof FAIL,
    remark: string,
    save: SavedInput<object>['save'],
  ) => {
    const open = () => navigate(checkPath(id));
    const send = async (isLeaving: boolean) => {
      const body = { id, version, result, handleRemark: remark.trim() || null };
      try {
        await save(() => attempt({ body }, { outlivesWindow: isLeaving }));
      } catch (error) {
        notify('spotCheck.notJudged', {
          type: 'error',
          messageArgs: { name, why: describe(error).text },
          autoHideDuration: null,
          act: { label: 'spotCheck.show', onClick: open },
        });
      }
      // also where it has failed: it may be otherwise by now
      await client.invalidateQueries({ queryKey: ANSWERS });
    };
    void hold(
      { of: CHECK, records: [id], send },
      { message: 'spotCheck.judged', args: { name, result: words.show('result', result) } },
      open,
    );
  };
}
