/** What can be done about a found item besides linking it: parting it from its case, handing it on, taking it back as a mistake. */
import { useNotify, useTranslate } from 'ra-core';
import { type FoundItem, foundItemCalls } from '../../contract/found-item.ts';
import { KEPT, LINKED, MISTAKEN, WITH_POLICE } from '../../contract/found-states.ts';
import { useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { ActBar } from '../../resource/acts/ActBar.tsx';
import type { Entered } from '../../resource/acts/act.ts';

interface FoundActsProps {
  item: FoundItem;
  /** Somebody else edits it. */
  isHeld: boolean;
  onChanged(): Promise<unknown>;
}

const ACTS = ['unlink', 'police', 'mistake'] as const;
type FoundAct = (typeof ACTS)[number];
/** In which state each fits. */
const FITS: Readonly<Record<FoundAct, FoundItem['state']>> = { unlink: LINKED, police: KEPT, mistake: KEPT };

export function FoundActs({ item, isHeld, onChanged }: FoundActsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const mayUnlink = useMay(foundItemCalls.unlinkFound);
  const mayClose = useMay(foundItemCalls.closeFound);
  const unlink = useCall(foundItemCalls.unlinkFound);
  const close = useCall(foundItemCalls.closeFound);
  const { id: foundId, version, state } = item;
  const acts = ACTS.filter(act => FITS[act] === state && (act === 'unlink' ? mayUnlink : mayClose));

  const send = async (act: FoundAct, { reason }: Entered) => {
    const said = { foundId, version, reason: String(reason) };
    try {
      if (act === 'unlink') await unlink.mutateAsync({ body: said });
      else await close.mutateAsync({ body: { ...said, state: act === 'police' ? WITH_POLICE : MISTAKEN } });
      notify(`foundItem.done.${act}`, { type: 'success' });
    } finally {
      await onChanged();
    }
  };
  return (
    <ActBar
      place={`found/${foundId}`}
      acts={acts.map(act => ({
        key: act,
        label: translate(`foundItem.act.${act}`),
        isShut: isHeld,
        fields: [{ name: 'reason', label: translate('foundItem.reason'), kind: 'text' }],
      }))}
      why={translate(isHeld ? 'foundItem.held' : `foundItem.why.${state}`)}
      onDo={send}
    />
  );
}
