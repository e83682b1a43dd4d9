import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PushContext } from '../../data/push/push-context.tsx';
import { useCapability } from '../../data/session-context.tsx';
import { useGo, useReadAddress } from '../frozen-router.tsx';
import { useGuards } from '../guards/guards-context.tsx';
import { useTags } from '../tags/tags-context.tsx';
import { createAnswerFreezer } from './answer-freezer.ts';
import type { Desk } from './desk.ts';

/** One for as long as the pages are there: nothing that changes with the view goes through React. */
export function useDesk(tagAt: Desk['tagAt']): Desk {
  const client = useQueryClient();
  const push = useContext(PushContext);
  const tellsChanges = useCapability('push');
  const guards = useGuards();
  const readAddress = useReadAddress();
  const go = useGo();
  const tags = useTags();
  const latest = useRef({ tagAt, tags });
  useLayoutEffect(() => {
    latest.current = { tagAt, tags };
  });

  const isLive = useRef((): boolean => false);
  isLive.current = () => tellsChanges && push?.readState() === 'open';
  const [desk] = useState<Desk>(() => ({
    guards,
    answers: createAnswerFreezer(client, () => isLive.current()),
    shown: null,
    mounted: new Set(),
    tagAt: address => latest.current.tagAt(address),
    readAddress,
    go,
    asked: new Map(),
    late: new Map(),
    replaced: new Set(),
    tags: () => latest.current.tags,
  }));

  // before the pages take hold of anything
  useLayoutEffect(() => desk.answers.start(), [desk]);
  useEffect(() => {
    if (!push) return;
    const { doubt } = desk.answers;
    const ends = [
      push.bus.listen('RECORD_CHANGED', ({ data }) =>
        doubt(([first]) => first === data.resource || first === ANSWER),
      ),
      push.bus.listen('RESYNC', () => doubt()),
      push.onState(() => push.readState() === 'open' || doubt()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [desk, push]);
  return desk;
}

/** What a call answered says of no resource that it comes from it (`useAnswer`). */
const ANSWER = 'answer';
