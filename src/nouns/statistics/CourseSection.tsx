/** How a figure went: the sentence that matters, the reading of the head in focus, and the chart. */
import { styled } from '@mui/material/styles';
import { useNavigate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { CourseChart } from '../../kit/chart/CourseChart.tsx';
import type { Course } from '../../kit/chart/course.ts';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { type Described, ErrorState } from '../../kit/state/PageState.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';

export interface Reading {
  label: string;
  value: string;
  isBold?: boolean;
  isBad?: boolean;
}

interface CourseSectionProps {
  title: string;
  /** What matters most of it, as words or as a link. */
  sentence: ReactNode;
  /** Undefined while it is being read. */
  course: Course | undefined;
  focus: number;
  onFocus: (at: number) => void;
  /** The head in focus, as it is read, and what it comes to. */
  head: string;
  readings: readonly Reading[];
  /** To what stands behind the head in focus; null where it leads nowhere. */
  to: string | null;
  error: Described | undefined;
  onRetry: () => void;
}

export function CourseSection(props: CourseSectionProps) {
  const { title, sentence, course, focus, onFocus, head, readings, to, error, onRetry } = props;
  const navigate = useNavigate();
  const id = useId();
  const isLate = useDelayed(!course && !error, SKELETON_AFTER_MS);
  const reading = [head, ...readings.map(({ label, value }) => `${label} ${value}`)].join(' ');
  return (
    <Section aria-labelledby={id} aria-busy={!course && !error}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{course && sentence}</p>
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

const Section = styled('section')(({ theme: { tokens, breakpoints } }) => ({
  minWidth: 0,
  padding: '4px 16px 0',
  fontVariantNumeric: 'tabular-nums',
  header: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', minHeight: 26 },
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
  [breakpoints.down('sm')]: { p: { flexBasis: '100%', whiteSpace: 'normal' } },
}));

const Place = styled('div')({ height: 238, overflow: 'hidden' });
