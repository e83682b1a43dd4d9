/** Who was here, at that time: a place on the map or typed, a radius, two hours at most; the found ones join the replay. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Search as SearchMark } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { FormEvent } from 'react';
import { type FoundVehicle, LONGEST_SEARCH_MS } from '../../contract/gis-past.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatCount } from '../../kit/format/count.ts';
import { formatMoment } from '../../kit/format/time.ts';
import { ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { CircleFields, type PlacePick } from '../../nouns/fleet-map/CircleFields.tsx';
import { Fields, List, Note, Quick, Scroll } from '../../nouns/fleet-map/parts.ts';
import { MOST_VEHICLES } from './replay-question.ts';
import { SpanFields, spanText } from './SpanFields.tsx';
import { around, type Search } from './use-search.ts';

interface SearchPaneProps {
  search: Search;
  /** Those of the replay. */
  plates: readonly string[];
  /** Null where there is no map to click on. */
  pick: PlacePick | null;
  /** Where the play head stands; null where there is none. */
  headTime(): number | null;
  onAdd(plate: string): void;
}

/** More are not listed: nobody looks through them. */
const MOST_LISTED = 100;
const HOUR = 3_600_000;

export function SearchPane({ search, plates, pick, headTime, onAdd }: SearchPaneProps) {
  const translate = useTranslate();
  const { span, isSound } = search;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    search.begin();
  };
  const handleAround = () => {
    const time = headTime();
    if (time !== null) search.setSpan(spanText(around(time)));
  };
  return (
    <Scroll>
      <Fields as="form" onSubmit={handleSubmit}>
        <CircleFields entry={search} pick={pick} />
        <SpanFields value={span} longestMs={LONGEST_SEARCH_MS} onChange={search.setSpan} />
        {headTime() !== null && (
          <Quick>
            <button type="button" onClick={handleAround}>
              {translate('trackReplay.search.around')}
            </button>
          </Quick>
        )}
        <Note>{translate('trackReplay.search.help', { hours: LONGEST_SEARCH_MS / HOUR })}</Note>
        <Button
          type="submit"
          variant="outlined"
          color="inherit"
          disabled={!isSound}
          startIcon={<SearchMark size={14} aria-hidden />}
        >
          {translate('trackReplay.search.begin')}
        </Button>
      </Fields>
      <Result search={search} plates={plates} onAdd={onAdd} />
    </Scroll>
  );
}

function Result({ search, plates, onAdd }: Pick<SearchPaneProps, 'search' | 'plates' | 'onAdd'>) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { found, isAsking, error, asked, begin } = search;
  if (!asked) return null;
  if (isAsking) return <PageState title={translate('trackReplay.search.asking')} />;
  if (error) return <ErrorState {...failureText(error)} onRetry={begin} />;
  if (!found || found.length === 0)
    return (
      <PageState title={translate('trackReplay.search.none')} why={translate('trackReplay.search.noneWhy')} />
    );
  const isFull = plates.length >= MOST_VEHICLES;
  return (
    <>
      <Fields aria-live="polite">
        <Note>{translate('trackReplay.search.found', { count: formatCount(found.length) })}</Note>
        {found.length > MOST_LISTED && (
          <Note>{translate('trackReplay.search.listed', { most: MOST_LISTED })}</Note>
        )}
        {isFull && <Note>{translate('trackReplay.search.full', { most: MOST_VEHICLES })}</Note>}
      </Fields>
      <List aria-label={translate('trackReplay.search.list')}>
        {found.slice(0, MOST_LISTED).map(vehicle => (
          <Row key={vehicle.plateNumber}>
            <b>{vehicle.plateNumber}</b>
            <span>{translate('trackReplay.search.distance', { metres: Math.round(vehicle.distance) })}</span>
            {plates.includes(vehicle.plateNumber) ? (
              <small>{translate('trackReplay.search.added')}</small>
            ) : (
              <Quick>
                <button
                  type="button"
                  disabled={isFull}
                  aria-label={translate('trackReplay.search.addOne', { plate: vehicle.plateNumber })}
                  onClick={() => onAdd(vehicle.plateNumber)}
                >
                  {translate('trackReplay.search.add')}
                </button>
              </Quick>
            )}
            <p>
              {timesOf(vehicle)} {vehicle.driverName}
            </p>
          </Row>
        ))}
      </List>
    </>
  );
}

/** A plain upstream may say no more than when it came nearest. */
function timesOf({ firstTime, lastTime, gpsTime }: FoundVehicle): string {
  const [first, last] = [firstTime ?? gpsTime, lastTime ?? gpsTime];
  return first === last ? formatMoment(first) : `${formatMoment(first)} – ${formatMoment(last)}`;
}

const Row = styled('li')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  fontVariantNumeric: 'tabular-nums',
  b: { fontFamily: MONO, fontWeight: 600 },
  '& > span': { marginLeft: 'auto', color: tokens.text.plain },
  'small, p': { color: tokens.text.faint, fontSize: 12 },
  p: { flexBasis: '100%', margin: 0 },
}));
