/** Open cases that a found item may belong to: a person says which. */
import { useTranslate } from 'ra-core';
import { type FoundItem, foundItemCalls } from '../../contract/found-item.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatTime } from '../../kit/format/time.ts';
import { LOST_PATH } from '../../nouns/lost/paths.ts';
import { Fits, FitsNote } from '../../nouns/lost-found/Fits.tsx';
import { useLinkFoundItem } from '../../nouns/lost-found/use-link-found-item.ts';

interface CasesForItemProps {
  item: FoundItem;
  /** Somebody else edits it. */
  isHeld: boolean;
  onChanged(): Promise<unknown>;
}

export function CasesForItem({ item, isHeld, onChanged }: CasesForItemProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const leads = useLeadsTo(LOST_PATH);
  const { id: foundId, version } = item;
  const { data, error, refetch } = useAnswer(foundItemCalls.listCaseCandidates, { query: { foundId } });
  const { may, isPending, failure, link } = useLinkFoundItem(() => Promise.all([onChanged(), refetch()]));
  const isNobodys = item.plateNumber === null && item.driverId === null;
  const whyNot = (stage: string) => {
    if (isNobodys) return translate('reason.FOUND_WITHOUT_VEHICLE');
    return stage === 'toHandle' ? translate('reason.LOST_NOT_IN_HAND') : undefined;
  };
  const said = error ? describe(error).text : failure;
  return (
    <Fits
      title={translate('foundItem.fit.cases')}
      hint={translate('foundItem.fit.casesHint')}
      fits={(data ?? []).map(({ lostId, goodsName, score, evidence, ...about }) => ({
        key: lostId,
        name: goodsName,
        to: leads ? `${LOST_PATH}/${lostId}` : undefined,
        about: [
          about.lostNo,
          about.ownerName,
          translate(`lostOrder.stage.${about.stage}`),
          formatTime(about.downTime ?? about.upTime ?? about.createdOn),
        ],
        score,
        evidence,
        whyNot: whyNot(about.stage),
      }))}
      onLink={may && !isHeld ? lostId => void link({ foundId, lostId, version }) : undefined}
      isPending={isPending}
    >
      {said && <FitsNote role="alert">{said}</FitsNote>}
      {data?.length === 0 && <FitsNote>{translate('foundItem.fit.noCases')}</FitsNote>}
    </Fits>
  );
}
