/** How a figure went: the sentence that matters, the reading of the head in focus, and the chart. */
import { styled } from '@mui/material/styles';
import { LinkBase, useNavigate } from 'ra-core';
import { useId } from 'react';
import { CourseChart } from '../../kit/chart/CourseChart.tsx';
import type { Course } from '../../kit/chart/course.ts';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { type Described, ErrorState } from '../../kit/state/PageState.tsx';
import { textWidth } from '../../kit/text-width.ts';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';

export interface Reading {
  label: string;
  value: string;
  isBold?: boolean;
  isBad?: boolean;
}

export interface Sentence {
  words: string;
  /** To the records that it is about; null where it leads nowhere. */
  to: string | null;
}

interface CourseSectionProps {
  title: string;
  /** What matters most of it; null where there is nothing to say. */
  sentence: Sentence | null;
  /** Undefined while it is being read. */
  course: Course | undefined;
  focus: number;
  onFocus: (at: number) => void;
  /** The head in focus, as it is read, and what it comes to. */
  head: string;
  readings: readonly Reading[];
  /** To the records of the head in focus; null where it leads nowhere. */
  to: string | null;
  error: Described | undefined;
  onRetry: () => void;
}

export function CourseSection(props: CourseSectionProps) {
  const { title, sentence, course, focus, onFocus, head, readings, to, error, onRetry } = props;
  const navigate = useNavigate();
  const id = useId();
  const isLate = useDelayed(!course && !error, SKELETON_AFTER_MS);
  const needed = widthOf(title) + widthOf(sentence?.words ?? '') + widthOf(head);
  const isLong = needed + readings.reduce((sum, { label }) => sum + widthOf(label) + FIGURE, 0) > ROOM;
  const reading = [head, ...readings.map(({ label, value }) => `${label} ${value}`)].join(' ');
  return (
    <Section aria-labelledby={id} aria-busy={!course && !error}>
      <header data-long={isLong || undefined}>
        <h2 id={id}>{title}</h2>
        <p title={sentence?.words}>{course && sentence && <Said {...sentence} />}</p>
        {course && (
          <dl>
            <div>
              <dt>{head}</dt>
            </div>
            {readings.map(({ label, value, isBold, isBad }) => (
              <div key={label}>
                <dt>{label}</dt>{' '}
                <dd data-bold={isBold || undefined} data-bad={isBad || undefined}>
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      <Place>
        {!course && error && <ErrorState {...error} onRetry={onRetry} />}
        {isLate && <SkeletonBar style={{ height: '100%', margin: '0 0 0 36px' }} />}
        {course && (
          <CourseChart
            label={title}
            course={course}
            focus={focus}
            onFocus={onFocus}
            focusHead={head}
            reading={reading}
            onOpen={to === null ? undefined : () => navigate(to)}
          />
        )}
      </Place>
    </Section>
  );
}

const Said = ({ words, to }: Sentence) => (to === null ? words : <LinkBase to={to}>{words}</LinkBase>);

/** In pixels, of words a little smaller than those of the page, with the gap behind them. */
const widthOf = (words: string) => (words === '' ? 0 : textWidth(words) * 0.93 + 10);
/** Of the figure of a reading: the same for all heads, so that nothing moves with the focus. */
const FIGURE = 40;
/** Of one line, at 1366 pixels. */
const ROOM = 716;

const Section = styled('section')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: 268,
  minWidth: 0,
  padding: '4px 16px 0',
  fontVariantNumeric: 'tabular-nums',
  header: {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    minHeight: 26,
    '&[data-long] > dl': { flexBasis: '100%' },
  },
  h2: { flex: 'none', margin: 0, fontSize: 13, fontWeight: 600 },
  p: {
    flex: '1 1 0',
    minWidth: 120,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 12,
    color: tokens.text.plain,
  },
  'p a': { color: tokens.accent.ink, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  dl: { display: 'flex', flexWrap: 'wrap', gap: '0 10px', margin: 0, fontSize: 12, color: tokens.text.faint },
  'dl > div': { display: 'flex', gap: 4, whiteSpace: 'nowrap' },
  dd: { margin: 0 },
  'dd[data-bold]': { fontWeight: 600, color: tokens.text.strong },
  'dd[data-bad]': { fontWeight: 600, color: tokens.bad.ink },
  [breakpoints.down('sm')]: { height: 336, p: { flexBasis: '100%', whiteSpace: 'normal' } },
}));

const Place = styled('div')({ flex: 1, minHeight: 0, overflow: 'hidden' });
