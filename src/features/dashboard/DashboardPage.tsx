/** The first page after the sign-in: what waits, the most urgent first, how the day goes, and what others did meanwhile. */
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { useExtensions } from '../../data/extensions-context.tsx';
import type { DashboardPart } from '../../data/feature.ts';
import { linksIn, useMenu } from '../../data/menu-context.tsx';
import { serverNow } from '../../data/server-clock.ts';
import { useSession } from '../../data/session-context.tsx';
import { useAfterFirstPage } from '../../data/use-after-first-page.ts';
import { useShippedName } from '../../data/use-shipped-name.ts';
import { formatClock, formatDay } from '../../kit/format/time.ts';
import { LatePart, late } from '../../kit/late.tsx';
import { Pane } from '../../kit/Pane.tsx';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { usePresentMinute } from '../../kit/use-present-minute.ts';
import { useDayChoice } from './use-day-choice.ts';
import { useFigureRooms } from './use-figure-rooms.ts';
import { useFigures } from './use-figures.ts';
import { WaitingList } from './WaitingList.tsx';

const DayFigures = late(() => import('./DayFigures.tsx'), 'DayFigures');

/** Of the menu, this page itself is no way on. */
const OWN_PATH = '/dashboard/index';

export default function DashboardPage() {
  const translate = useTranslate();
  const { rights } = useSession();
  const { figures: rooms, dashboard } = useExtensions();
  // the frame and this page come first
  const isAfter = useAfterFirstPage();
  const declared = useFigureRooms();
  const choice = useDayChoice(declared);
  // of today only what stands there is asked for
  const asked = declared.figures.filter(
    figure => figure.place !== 'today' || choice.shown.some(today => today.figure === figure),
  );
  const answers = useFigures(asked);
  const { told } = answers;
  const isPending = declared.isPending || answers.isPending;
  const hasFailed = declared.hasFailed || answers.hasFailed;
  const hasPages = useMenu().some(entry => linksIn(entry).some(({ path }) => path !== OWN_PATH));
  const hasRights = rights.codes.size > 0;
  const partsOf = (slot: DashboardPart['slot']) =>
    dashboard.filter(part => part.slot === slot).map(part => <Part key={part.key} part={part} />);
  return (
    <Pane>
      <Title />
      <Columns>
        <div>
          {!hasRights && (
            <Said>
              {translate('dashboard.nothing')} {translate('dashboard.whom')}
            </Said>
          )}
          {hasRights && !hasPages && <Said>{translate('dashboard.noPages')}</Said>}
          {hasPages && rooms.length === 0 && <Said>{translate('dashboard.none')}</Said>}
          {rooms.length > 0 && (
            <>
              <WaitingList told={told} isKnown={!isPending && !hasFailed} isPending={isPending} />
              {isPending && told.length === 0 && <Skeleton />}
              {hasFailed && <Said role="status">{translate('dashboard.unread')}</Said>}
            </>
          )}
          {partsOf('waiting')}
        </div>
        <aside aria-label={translate('dashboard.aside')}>
          {isAfter && <DayFigures choice={choice} told={told} isPending={isPending} />}
          {partsOf('day')}
        </aside>
      </Columns>
    </Pane>
  );
}

/** Who one is here, and the time. */
function Title() {
  const translate = useTranslate();
  const say = useShippedName();
  const locale = useLocale();
  const { user } = useSession();
  usePresentMinute();
  const now = serverNow();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'Asia/Shanghai' }).format(
    now,
  );
  return (
    <Head data-first-page="">
      <h1>
        {user.roles.map(({ name }) => say(name)).join(translate('common.listSeparator')) ||
          translate('title.dashboard')}
      </h1>
      <time>{`${formatDay(now).slice('YYYY-'.length)} ${weekday} ${formatClock(now)}`}</time>
    </Head>
  );
}

/** The frame and this page come first. */
function Part({ part: { load } }: { part: DashboardPart }) {
  const isAfter = useAfterFirstPage();
  return isAfter && <LatePart load={load} draw={({ default: Content }) => <Content />} />;
}

const Skeleton = () => (
  <>
    {[0, 1, 2].map(line => (
      <SkeletonBar key={line} style={{ height: 24, margin: '12px 16px' }} />
    ))}
  </>
);

const Head = styled('header')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  padding: '10px 16px',
  borderBottom: `1px solid ${tokens.line}`,
  h1: { margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600 },
  time: { color: tokens.text.plain, fontVariantNumeric: 'tabular-nums' },
}));

const Said = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '12px 16px',
  color: tokens.text.plain,
}));

const Columns = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  '& > div': { flex: 1, minWidth: 0, overflow: 'auto', paddingBottom: 16 },
  '& > aside': {
    flex: 'none',
    width: 'min(416px, 34%)',
    overflow: 'auto',
    borderLeft: `1px solid ${tokens.line}`,
    '&:empty': { display: 'none' },
  },
  [breakpoints.down('md')]: {
    flexDirection: 'column',
    overflow: 'auto',
    '& > div': { flex: 'none', overflow: 'visible' },
    '& > aside': { width: 'auto', overflow: 'visible', borderLeft: 0, borderTop: `1px solid ${tokens.line}` },
  },
}));
