/** What is told differently at the left, with the limits; the vehicles of it at the right. On a phone one after the other. */
import { useNavigate, useParams, useTranslate } from 'ra-core';
import { BUCKETS, dataCompareCalls } from '../../contract/data-compare.ts';
import { useAnswer } from '../../data/use-call.ts';
import { TwoPanes } from '../../kit/TwoPanes.tsx';
import { REFRESH_MS } from '../../resource/freshness/ListFreshness.tsx';
import { BucketsSide } from './BucketsSide.tsx';
import { CompareList } from './CompareList.tsx';
import { ALL, bucketPath, COMPARE_PATH } from './paths.ts';
import { useLimits } from './use-limits.ts';

export default function ComparePage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id } = useParams();
  const { limits, change } = useLimits();
  const counted = useAnswer(dataCompareCalls.comparePlatforms, { query: limits }, { repeatMs: REFRESH_MS });
  const bucket = BUCKETS.find(each => each === id);
  return (
    <TwoPanes
      title={translate('title.dataCompare')}
      isChosen={id !== undefined}
      side={
        <BucketsSide
          counted={counted}
          open={bucket ?? ALL}
          limits={limits}
          onLimit={change}
          onOpen={to => navigate(bucketPath(to))}
        />
      }
      back={{ label: translate('dataCompare.back'), onClick: () => navigate(COMPARE_PATH) }}
    >
      <CompareList key={bucket ?? ALL} bucket={bucket} limits={limits} />
    </TwoPanes>
  );
}
