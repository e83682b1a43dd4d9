/** What drivers have handed in and may be what was lost: linked, its driver and vehicle are the match. */
import { LinkBase, useTranslate } from 'ra-core';
import { foundItemCalls } from '../../../contract/found-item.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { whyNot } from '../../../contract/lost-states.ts';
import { useLeadsTo } from '../../../data/menu-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { Fits, FitsNote } from '../../../nouns/lost-found/Fits.tsx';
import { FOUND_PATH } from '../../../nouns/lost-found/paths.ts';
import { useLinkFoundItem } from '../../../nouns/lost-found/use-link-found-item.ts';

interface FoundForCaseProps {
  row: LostOrder;
  /** Somebody else edits it. */
  isHeld: boolean;
  onChanged(): Promise<unknown>;
}

export function FoundForCase({ row, isHeld, onChanged }: FoundForCaseProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const leads = useLeadsTo(FOUND_PATH);
  const { data, error, refetch } = useAnswer(foundItemCalls.listFoundCandidates, {
    query: { lostId: row.id },
  });
  const { may, isPending, failure, link } = useLinkFoundItem(() => Promise.all([onChanged(), refetch()]));
  const linked = data?.linked;
  const candidates = data?.candidates ?? [];
  const pathOf = (foundId: string) => (leads ? `${FOUND_PATH}/${foundId}` : undefined);
  const canLink = may && !isHeld && whyNot('match', row) === undefined;
  const said = error ? describe(error).text : failure;
  const linkedName = linked && `${linked.foundNo} ${linked.goodsName}`;
  return (
    <Fits
      title={translate('foundItem.fit.found')}
      hint={translate('foundItem.fit.foundHint')}
      fits={candidates.map(({ foundId, goodsName, score, evidence, ...item }) => ({
        key: foundId,
        name: goodsName,
        to: pathOf(foundId),
        about: [
          item.foundNo,
          item.plateNumber,
          item.driverName,
          formatTime(item.foundOn),
          translate(`foundItem.keptAt.${item.keptAt}`),
        ],
        score,
        evidence,
      }))}
      onLink={
        canLink
          ? foundId => {
              const version = candidates.find(each => each.foundId === foundId)?.version ?? 0;
              void link({ foundId, lostId: row.id, version });
            }
          : undefined
      }
      isPending={isPending}
    >
      {said && <FitsNote role="alert">{said}</FitsNote>}
      {linked && (
        <FitsNote>
          {translate('foundItem.fit.isLinked')}{' '}
          {leads ? <LinkBase to={`${FOUND_PATH}/${linked.foundId}`}>{linkedName}</LinkBase> : linkedName}
        </FitsNote>
      )}
      {data && !linked && candidates.length === 0 && (
        <FitsNote>{translate('foundItem.fit.noneFound')}</FitsNote>
      )}
    </Fits>
  );
}
