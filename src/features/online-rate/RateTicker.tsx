/**
 * Online rates of the areas in the bar at the top, one after the other; the worst one always. What moves can be stopped,
 * and stays stopped.
 */
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CloudOff, Pause, Play } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { useBarWidth, WIDE_BAR } from '../../kit/bar/bar-width.ts';
import { formatMoment } from '../../kit/format/time.ts';
import { onOff, usePreference } from '../../kit/preference.ts';
import { Tip } from '../../kit/Tip.tsx';
import { textWidth } from '../../kit/text-width.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { RATES_PATH, RATES_TAB_PATH } from './paths.ts';
import { RateMark } from './RateFigures.tsx';
import { inTurn } from './ticker-turn.ts';
import { useGroupName } from './use-group-name.ts';
import { useRates } from './use-rates.ts';
import { useStep } from './use-step.ts';

/** Long enough to read a name and a figure. */
const STEP_MS = 5_000;
const isTickerMoving = onOff('rateTicker', true);

export default function RateTicker() {
  const translate = useTranslate();
  const nameOf = useGroupName();
  const mayOpen = useLeadsTo(RATES_PATH);
  const isMoving = usePreference(isTickerMoving);
  const [isHeld, setHeld] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const { groups = [], freshness } = useRates(1);
  const room = useRoom(groups.map(group => nameOf('area', group)));
  const canMove = groups.length > room && !isStill;
  const step = useStep(STEP_MS, canMove && isMoving && !isHeld);
  const worst = groups.at(-1);
  if (!worst || room === 0) return null;
  const shown = inTurn(groups, room, step);
  const label = freshness.hasFailed
    ? translate('live.staleSince', { time: formatMoment(freshness.readOn) })
    : translate('onlineRate.ticker.label', { name: nameOf('area', worst), rate: `${worst.onlineRate}%` });
  const rates = (
    <>
      {freshness.hasFailed && <CloudOff size={14} strokeWidth={1.75} aria-hidden />}
      {shown.map(group => (
        <span key={group.id} data-area>
          <i>{nameOf('area', group)}</i> <RateMark rate={group.onlineRate} />
        </span>
      ))}
    </>
  );
  return (
    <Bar
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Tip title={label}>
        {mayOpen ? (
          <RatesLink to={RATES_TAB_PATH}>
            <VisuallyHidden>{label}</VisuallyHidden>
            {rates}
          </RatesLink>
        ) : (
          <RatesGroup role="group" aria-label={label}>
            {rates}
          </RatesGroup>
        )}
      </Tip>
      {canMove && <StopButton isMoving={isMoving} />}
    </Bar>
  );
}

function StopButton({ isMoving }: { isMoving: boolean }) {
  const translate = useTranslate();
  const label = translate(isMoving ? 'onlineRate.ticker.stop' : 'onlineRate.ticker.go');
  const Mark = isMoving ? Pause : Play;
  return (
    <Tip title={label}>
      <IconButton aria-label={label} onClick={() => isTickerMoving.write(!isMoving)}>
        <Mark size={14} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tip>
  );
}

/** In pixels: what stands beside a name, and the most that a name is given. */
const BESIDE_NAME = 60;
const LONGEST_NAME = 104;

/** For how many areas of these names there is room, one at least; a phone has none. */
function useRoom(names: readonly string[]): number {
  const isOverPhone = useMediaQuery(theme => theme.breakpoints.up('md'), { noSsr: true });
  const width = useBarWidth();
  if (!isOverPhone) return 0;
  const room = width >= 1500 ? 620 : width >= WIDE_BAR ? 230 : 0;
  const each = BESIDE_NAME + Math.min(LONGEST_NAME, Math.max(0, ...names.map(textWidth)));
  return Math.min(5, Math.max(1, Math.floor(room / each)));
}

const Bar = styled('div')({ display: 'inline-flex', flex: 'none', alignItems: 'center' });

const looks = ({ tokens, sizes }: Theme) => ({
  position: 'relative' as const,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: sizes.control,
  padding: '0 6px',
  borderRadius: 4,
  color: tokens.text.plain,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap' as const,
  '& > [data-area]': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  i: { overflow: 'hidden', maxWidth: '8em', fontStyle: 'normal', textOverflow: 'ellipsis' },
});

const RatesGroup = styled('span')(({ theme }) => looks(theme));
const RatesLink = styled(LinkBase)(({ theme }) => ({
  ...looks(theme),
  '&:hover': { backgroundColor: theme.tokens.hover },
}));
