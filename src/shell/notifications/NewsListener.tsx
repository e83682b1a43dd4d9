/** Hears every push that makes news, from the first moment on; what becomes of it is fetched when there is time. */
import { useContext, useEffect, useMemo, useState } from 'react';
import type { PushType } from '../../contract/push.ts';
import { useExtensions } from '../../data/extensions-context.tsx';
import type { AnyNews } from '../../data/feature.ts';
import { PushContext } from '../../data/push/push-context.tsx';
import { useAfterFirstPage } from '../../data/use-after-first-page.ts';
import { useLate } from '../../kit/late.tsx';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { createMailbox, type Letter, type Mailbox } from './mailbox.ts';
import { OWN_TYPES } from './own-news.ts';

const loadNewsDesk = () => import('./NewsDesk.tsx');

const typesOf = (one: AnyNews): readonly PushType[] => ('types' in one ? one.types : [one.type]);

export function NewsListener() {
  const push = useContext(PushContext);
  const { news } = useExtensions();
  const types = useMemo(() => new Set<PushType>([...OWN_TYPES, ...news.flatMap(typesOf)]), [news]);
  const [mailbox] = useState(() => createMailbox<Letter>());
  useEffect(() => {
    if (!push) return;
    const ends = [...types].map(type =>
      push.bus.listen(type, (message, delivery) => mailbox.put({ message, delivery })),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [push, types, mailbox]);
  const isAfter = useAfterFirstPage();
  if (!push || !isAfter) return null;
  return (
    <PartBoundary name="NewsDesk">
      <Desk mailbox={mailbox} />
    </PartBoundary>
  );
}

function Desk({ mailbox }: { mailbox: Mailbox<Letter> }) {
  const { code: desk, error } = useLate(loadNewsDesk);
  if (error !== undefined) throw error;
  return desk && <desk.default mailbox={mailbox} />;
}
