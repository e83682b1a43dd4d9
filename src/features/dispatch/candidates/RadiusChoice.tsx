/** How far around the order one looks: by a click, or typed. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { LONGEST_RADIUS, SHORTEST_RADIUS } from '../../../contract/dispatch-parts.ts';
import { formatCount } from '../../../kit/format/count.ts';
import { RADII } from './use-candidates.ts';

interface RadiusChoiceProps {
  /** Metres. */
  radius: number;
  onRadius(metres: number): void;
}

export function RadiusChoice({ radius, onRadius }: RadiusChoiceProps) {
  const translate = useTranslate();
  const [text, setText] = useState(String(radius));
  useEffect(() => setText(String(radius)), [radius]);
  const take = () => {
    const metres = Number(text);
    const isRadius = Number.isInteger(metres) && metres >= SHORTEST_RADIUS && metres <= LONGEST_RADIUS;
    if (isRadius) onRadius(metres);
    else setText(String(radius));
  };
  return (
    <Line role="group" aria-label={translate('dispatch.radius.label')}>
      {RADII.map(each => (
        <button key={each} type="button" aria-pressed={each === radius} onClick={() => onRadius(each)}>
          {formatCount(each)}
        </button>
      ))}
      <label>
        <input
          inputMode="numeric"
          aria-label={translate('dispatch.radius.typed', { least: SHORTEST_RADIUS, most: LONGEST_RADIUS })}
          value={text}
          onChange={event => setText(event.target.value)}
          onBlur={take}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.blur();
          }}
        />
        {translate('dispatch.radius.unit')}
      </label>
    </Line>
  );
}

const Line = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'stretch',
  height: Math.max(26, sizes.control),
  border: `1px solid ${tokens.outline}`,
  borderRadius: 4,
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums',
  '& > *': { borderLeft: `1px solid ${tokens.line}` },
  '& > :first-of-type': { borderLeft: 0 },
  button: {
    padding: '0 7px',
    border: 0,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&[aria-pressed=true]': {
      backgroundColor: tokens.accent.soft,
      color: tokens.accent.ink,
      fontWeight: 600,
    },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    paddingRight: 4,
    color: tokens.text.faint,
  },
  input: {
    width: 44,
    height: '100%',
    padding: '0 2px 0 4px',
    border: 0,
    background: 'none',
    color: tokens.text.strong,
    font: 'inherit',
    textAlign: 'right',
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
}));
