/** Who is out of town: a list, and the map beside it. On a phone one after the other. */
import { styled } from '@mui/material/styles';
import { useNavigate, useParams, useTranslate } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { outOfTownCalls } from '../../contract/out-of-town.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Pane } from '../../kit/Pane.tsx';
import { ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { TwoPanes } from '../../kit/TwoPanes.tsx';
import { OutList } from './OutList.tsx';
import { OutMap } from './OutMap.tsx';
import { OUT_PATH, outPath } from './paths.ts';
import { VehicleCard } from './VehicleCard.tsx';

/** As often as the upstream looks who has left. */
const REPEAT_MS = 5_000;

export default function OutOfTownPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id } = useParams();
  const picture = useAnswer(outOfTownCalls.outOfTownPicture, {}, { repeatMs: REPEAT_MS });
  const handlePick = useCallback(
    (vehicleId: string | undefined) => {
      // a click beside all of them leads nowhere new
      if (vehicleId !== id) navigate(vehicleId === undefined ? OUT_PATH : outPath(vehicleId));
    },
    [navigate, id],
  );
  useRowInSight(id);
  const back = () => navigate(OUT_PATH);
  if (picture.data?.outline === null) return <NoOutline />;
  return (
    <TwoPanes
      title={translate('title.outOfTown')}
      isChosen={id !== undefined}
      side={
        <Side>
          <OutList openId={id} picture={picture.data} />
        </Side>
      }
      back={{ label: translate('outOfTown.back'), onClick: back }}
    >
      <Ground answer={picture} chosen={id} onPick={handlePick} />
      {id !== undefined && picture.data && (
        <VehicleCard
          key={id}
          sight={picture.data.vehicles.find(({ vehicleId }) => vehicleId === id)}
          onClose={back}
        />
      )}
    </TwoPanes>
  );
}

interface GroundProps {
  answer: ReturnType<typeof useAnswer<typeof outOfTownCalls.outOfTownPicture>>;
  chosen: string | undefined;
  onPick(vehicleId: string | undefined): void;
}

function Ground({ answer: { data, error, refetch }, chosen, onPick }: GroundProps) {
  const describe = useFailureText();
  if (data?.outline)
    return <OutMap outline={data.outline} vehicles={data.vehicles} chosen={chosen} onPick={onPick} />;
  return error ? <ErrorState {...describe(error)} onRetry={() => void refetch()} /> : <div aria-busy />;
}

/** Nobody can be out of what has no edge. */
function NoOutline() {
  const translate = useTranslate();
  return (
    <Pane>
      <Title>{translate('title.outOfTown')}</Title>
      <PageState title={translate('outOfTown.noOutline')} why={translate('outOfTown.noOutlineWhy')} />
    </Pane>
  );
}

/** Whoever was chosen on the map is found in the list. */
function useRowInSight(id: string | undefined) {
  useEffect(() => {
    if (id === undefined) return;
    document.querySelector(`tr[data-row="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

const Title = styled('h1')({
  margin: 0,
  padding: '10px 16px',
  fontSize: 20,
  lineHeight: 1.4,
  fontWeight: 600,
});

const Side = styled('section')(({ theme: { tokens, breakpoints } }) => ({
  flex: 'none',
  width: '64%',
  minWidth: 560,
  minHeight: 0,
  borderRight: `1px solid ${tokens.line}`,
  // narrower than where a list has the whole page
  [breakpoints.up('md')]: { table: { minWidth: 750 } },
  [breakpoints.down('md')]: { flex: 1, width: '100%', minWidth: 0, borderRight: 0 },
}));
