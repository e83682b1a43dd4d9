/** A long form with its contents beside it: where one is, what is changed and what is at fault. On a phone, a list. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { dot } from '../theme/edges.ts';
import { FieldPlaceContext, useFieldPlace, useFormFields } from './form-fields.ts';

export interface FormSection {
  key: string;
  title: string;
  content: ReactNode;
}

/** Pixels from which sections stand in two columns. */
const TWO_COLUMNS = 1200;

type Mark = 'faulty' | 'changed' | undefined;

export function FormSections({ sections }: { sections: readonly FormSection[] }) {
  const translate = useTranslate();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useInView(body, sections);
  const markOf = useMarks();
  const go = (key: string) => {
    setCurrent(key);
    const heading = document.getElementById(`${id}-${key}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  const said = (key: string, title: string) => {
    const mark = markOf(key);
    return mark ? `${title} (${translate(`kit.form.${mark}`)})` : title;
  };
  return (
    <Halves>
      <Contents aria-label={translate('kit.form.contents')}>
        {sections.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            aria-current={key === current ? 'location' : undefined}
            aria-label={said(key, title)}
            data-mark={markOf(key)}
            onClick={() => go(key)}
          >
            {title}
          </button>
        ))}
      </Contents>
      <Jump
        data-off-paper=""
        aria-label={translate('kit.form.contents')}
        value={current}
        onChange={event => go(event.target.value)}
      >
        {sections.map(({ key, title }) => (
          <option key={key} value={key}>
            {said(key, title)}
          </option>
        ))}
      </Jump>
      <Body ref={body}>
        <Flow>
          {sections.map(({ key, title, content }) => (
            <section key={key} data-section={key} aria-labelledby={`${id}-${key}`}>
              <h2 id={`${id}-${key}`} tabIndex={-1}>
                {title}
              </h2>
              <InSection section={key}>{content}</InSection>
            </section>
          ))}
        </Flow>
      </Body>
    </Halves>
  );
}

function InSection({ section, children }: { section: string; children: ReactNode }) {
  return <FieldPlaceContext value={useFieldPlace({ section })}>{children}</FieldPlaceContext>;
}

/** A fault outweighs a change. */
function useMarks(): (section: string) => Mark {
  const fields = useFormFields();
  const { errors, dirtyFields } = useFormState();
  return key => {
    const names = fields.flatMap(({ source, section }) => (section === key ? [source] : []));
    if (names.some(name => name in errors)) return 'faulty';
    return names.some(name => name in dirtyFields) ? 'changed' : undefined;
  };
}

/** The topmost section in view. */
function useInView(body: { readonly current: HTMLDivElement | null }, sections: readonly FormSection[]) {
  const [current, setCurrent] = useState(sections[0]?.key ?? '');
  const keys = sections.map(({ key }) => key).join(' ');
  useEffect(() => {
    const root = body.current;
    if (!root || keys === '' || typeof IntersectionObserver === 'undefined') return;
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          const key = target.getAttribute('data-section') ?? '';
          if (isIntersecting) inView.add(key);
          else inView.delete(key);
        }
        const first = keys.split(' ').find(key => inView.has(key));
        if (first !== undefined) setCurrent(first);
      },
      { root, rootMargin: '0px 0px -60% 0px' },
    );
    for (const section of root.querySelectorAll('[data-section]')) observer.observe(section);
    return () => observer.disconnect();
  }, [body, keys]);
  return [current, setCurrent] as const;
}

const Halves = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  [theme.breakpoints.down('md')]: { flexDirection: 'column' },
}));

const Contents = styled('nav')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: 2,
  width: 168,
  padding: '12px 8px',
  overflow: 'auto',
  borderRight: `1px solid ${tokens.line}`,
  button: {
    position: 'relative',
    minHeight: 28,
    padding: '4px 20px 4px 8px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    font: 'inherit',
    color: tokens.text.plain,
    textAlign: 'left',
    cursor: 'pointer',
  },
  'button:hover': { backgroundColor: tokens.sunken },
  'button[aria-current]': { fontWeight: 600, color: tokens.accent.ink, backgroundColor: tokens.accent.soft },
  'button[data-mark]::after': {
    content: '""',
    position: 'absolute',
    right: 8,
    top: '50%',
    marginTop: -3,
    ...dot(tokens.warn.mark),
  },
  // a square is told from a dot without colour
  'button[data-mark=faulty]::after': { borderRadius: 1, borderColor: tokens.bad.mark },
  [breakpoints.down('md')]: { display: 'none' },
}));

const Jump = styled('select')(({ theme: { tokens, breakpoints } }) => ({
  minHeight: 36,
  margin: '8px 16px 0',
  padding: '0 8px',
  border: `1px solid ${tokens.outline}`,
  borderRadius: 4,
  backgroundColor: tokens.surface,
  color: tokens.text.strong,
  font: 'inherit',
  [breakpoints.up('md')]: { display: 'none' },
}));

const Body = styled('div')({ flex: 1, minWidth: 0, overflow: 'auto', containerType: 'inline-size' });

const Flow = styled('div')(({ theme: { tokens } }) => ({
  // a percentage of it is one of what is in view
  height: '100%',
  h2: { margin: 0, padding: '16px 16px 0', fontSize: 14, fontWeight: 600, outline: 'none' },
  'section + section': { borderTop: `1px solid ${tokens.line}` },
  // the last section, too, can come to the top
  'section:last-of-type': { minHeight: '60%' },
  // room for two forms of the usual width: one goes on at the top of the other
  [`@container (min-width: ${TWO_COLUMNS}px)`]: {
    height: 'auto',
    columns: 2,
    columnGap: 0,
    columnRule: `1px solid ${tokens.line}`,
    // each column begins with the line that is under the head already
    marginTop: -1,
    section: { breakInside: 'avoid', borderTop: `1px solid ${tokens.line}` },
    'section:last-of-type': { minHeight: 0 },
  },
}));
