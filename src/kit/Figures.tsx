/** Figures that answer "what waits for me": each with its word, each a link to its list with that filter. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { formatCount } from './format/count.ts';
import { NOTHING } from './format/nothing.ts';

export interface Figure {
  label: string;
  /** Undefined while it is not known, null where it could not be read, – where the upstream does not tell it. */
  value: number | typeof NOTHING | null | undefined;
  to: string;
  /** Waits for somebody to act, where it is not 0. */
  isUrgent?: boolean;
}

/** The value of a figure that is asked for: what was known before the last try failed is not shown as if it still held. */
export const unlessFailed = (value: Figure['value'], error: unknown): Figure['value'] =>
  error ? null : value;

export function Figures({ figures }: { figures: readonly Figure[] }) {
  const translate = useTranslate();
  return (
    <List>
      {figures.map(({ label, value, to, isUrgent }) => (
        <li key={label}>
          <LinkBase to={to} data-urgent={isUrgent && Number(value) > 0}>
            <b>{shown(value)}</b> {label}
          </LinkBase>
        </li>
      ))}
      {figures.some(({ value }) => value === null) && <li role="status">{translate('kit.unread')}</li>}
    </List>
  );
}

const shown = (value: Figure['value']) =>
  value === undefined ? '…' : typeof value === 'number' ? formatCount(value) : NOTHING;

const List = styled('ul')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '[role=status]': { flexBasis: '100%', fontSize: 12, color: tokens.text.faint },
  a: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: 4,
    minHeight: 32,
    color: tokens.text.plain,
    textDecoration: 'none',
    '&:hover': { color: tokens.accent.ink },
    '&[data-urgent=true]': { color: tokens.bad.ink },
  },
  b: { fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));
