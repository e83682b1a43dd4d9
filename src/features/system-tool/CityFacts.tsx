/** What time it is in the city, what its vehicles do, and what goes wrong there. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { CityState } from '../../contract/city.ts';
import { formatCode, formatCount } from '../../kit/format/count.ts';
import { formatTime } from '../../kit/format/time.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';

const KINDS = ['carrying', 'taken', 'empty', 'out'] as const;

export function CityFacts({ city }: { city: CityState }) {
  const translate = useTranslate();
  const word = (key: string, words?: object) => translate(`systemTool.city.${key}`, words);
  const { told, cut, accidents } = city;
  return (
    <Facts>
      <dt>{word('state')}</dt>
      <dd>
        <StatusMark tone={!told ? 'bad' : city.isPaused ? 'off' : 'ok'}>
          {word(!told ? 'stopped' : city.isPaused ? 'paused' : 'running')}
        </StatusMark>
      </dd>
      <dt>{word('profile')}</dt>
      <dd>{word('ofSeed', { profile: city.profile, seed: formatCode(city.seed) })}</dd>
      {told && (
        <>
          <dt>{word('time')}</dt>
          <dd>{formatTime(told.cityTime)}</dd>
          <dt>{word('vehicles')}</dt>
          <dd>
            {KINDS.map(kind => (
              <span key={kind}>
                {word(kind)} {formatCount(told[kind])}
              </span>
            ))}
          </dd>
          <dt>{word('positions')}</dt>
          <dd>{formatCount(told.positions)}</dd>
        </>
      )}
      {accidents.map(({ id, until, road }) => (
        <Mishap key={id} label={word('accidentAt')} what={road ?? word('somewhere')} until={until} />
      ))}
      {cut && (
        <Mishap label={word('cutOff')} what={word('share', { percent: cut.percent })} until={cut.until} />
      )}
    </Facts>
  );
}

interface MishapProps {
  label: string;
  what: string;
  until: number;
}

function Mishap({ label, what, until }: MishapProps) {
  const translate = useTranslate();
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <span>{what}</span>
        <span>{translate('systemTool.city.until', { time: formatTime(until) })}</span>
      </dd>
    </>
  );
}

const Facts = styled('dl')(({ theme: { tokens } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 12px',
  margin: '0 0 12px',
  fontVariantNumeric: 'tabular-nums',
  dt: { color: tokens.text.faint },
  dd: { display: 'flex', flexWrap: 'wrap', gap: '0 12px', margin: 0 },
}));
