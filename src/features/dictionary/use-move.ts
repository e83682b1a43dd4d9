/** Moving a value, and the way back. */
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { dictionaryOrderCalls } from '../../contract/dictionary-order.ts';
import type { DictionaryRecord } from '../../contract/dictionary-record.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { isSamePlace, type Place, placeOf } from './moves.ts';

export interface Moved {
  /** For the eye and for a screen reader. */
  text: string;
  undo?: () => void;
}

export function useMove(entries: readonly DictionaryRecord[]) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const refresh = useRefresh();
  const { mutateAsync, isPending } = useCall(dictionaryOrderCalls.moveEntry);
  const [moved, setMoved] = useState<Moved | null>(null);

  const send = async (id: string, place: Place): Promise<boolean> => {
    try {
      await mutateAsync({ body: { id, ...place } });
      return true;
    } catch (error) {
      setMoved(null);
      notify(describe(error).text, { type: 'error' });
      return false;
    } finally {
      refresh();
    }
  };

  return {
    isMoving: isPending,
    moved,
    say: (text: string) => setMoved({ text }),
    async move(id: string, place: Place) {
      const back = placeOf(entries, id);
      if (isPending || !back || isSamePlace(back, place)) return;
      const name = entries.find(entry => entry.id === id)?.description ?? '';
      if (!(await send(id, place))) return;
      const undo = async () => {
        if (await send(id, back)) setMoved({ text: translate('dictionary.undone', { name }) });
      };
      setMoved({ text: translate('dictionary.moved', { name }), undo });
    },
  };
}
