/** Suggestions, the most probable first: what each is, what speaks for it, and the button with which a person links it. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { FoundEvidence } from '../../contract/found-item.ts';
import { useFocusKept } from '../../kit/use-focus-kept.ts';
import { useFitWords } from './use-fit-words.ts';

export interface Fit {
  key: string;
  name: string;
  /** Where it leads; unset where the menu does not. */
  to?: string | undefined;
  /** What else it is known by. */
  about: readonly (string | null | undefined)[];
  score: number;
  evidence: FoundEvidence;
  /** In words; then it cannot be linked now. */
  whyNot?: string | undefined;
}

interface FitsProps {
  title: string;
  hint: string;
  fits: readonly Fit[];
  /** Unset where it is nobody's to link. */
  onLink?: ((key: string) => void) | undefined;
  isPending: boolean;
  /** What is said instead of the rows, or of a failure. */
  children?: ReactNode;
}

export function Fits({ title, hint, fits, onLink, isPending, children }: FitsProps) {
  const translate = useTranslate();
  const wordsOf = useFitWords();
  const whole = useFocusKept<HTMLElement>({ isBusy: isPending });
  return (
    <Whole ref={whole} aria-label={title}>
      <Head>
        <h2>{title}</h2>
        <span>{hint}</span>
      </Head>
      {children}
      <ol>
        {fits.map(({ key, name, to, about, score, evidence, whyNot }) => (
          <li key={key} data-fit={key}>
            <div>
              <b>{to === undefined ? name : <LinkBase to={to}>{name}</LinkBase>}</b>
              <span>{about.filter(Boolean).join(' · ')}</span>
              <small>{[...wordsOf(evidence), whyNot].filter(Boolean).join(' · ')}</small>
            </div>
            <em>{translate('foundItem.fit.score', { score })}</em>
            {onLink && (
              <Button
                variant="outlined"
                disabled={isPending || whyNot !== undefined}
                aria-label={translate('foundItem.fit.linkThis', { name })}
                onClick={() => onLink(key)}
              >
                {translate('foundItem.fit.link')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Whole>
  );
}

const Whole = styled('section')(({ theme: { tokens } }) => ({
  borderBottom: `1px solid ${tokens.line}`,
  ol: { margin: 0, padding: 0, listStyle: 'none' },
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 16px',
    borderTop: `1px solid ${tokens.line}`,
    color: tokens.text.plain,
    fontVariantNumeric: 'tabular-nums',
  },
  'li > div': { flex: '1 1 200px', minWidth: 0 },
  b: { marginRight: 8, color: tokens.text.strong, fontWeight: 600 },
  a: { color: tokens.accent.ink },
  small: { display: 'block', color: tokens.text.faint, fontSize: 12 },
  em: { color: tokens.text.strong, fontStyle: 'normal' },
}));

const Head = styled('header')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  padding: '8px 16px',
  h2: { margin: 0, fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
  span: { color: tokens.text.faint, fontSize: 12 },
}));

/** Below the heading, where there are no rows or something has failed. */
export const FitsNote = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '0 16px 8px',
  color: tokens.text.faint,
  '&[role=alert]': { color: tokens.bad.ink },
  a: { color: tokens.accent.ink },
}));
