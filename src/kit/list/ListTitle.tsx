import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useNavigate, useTranslate } from 'ra-core';
import { ByWidth } from '../ByWidth.tsx';
import { Key } from '../Key.tsx';
import { LOW } from '../theme/tokens.ts';
import { useShortcut } from '../use-shortcut.ts';
import { STALE_OPACITY } from './use-stale.ts';

export interface PrimaryAction {
  label: string;
  /** What a phone has room for. */
  shortLabel: string;
  path: string;
}

interface ListTitleProps {
  title: string;
  summary?: string;
  /** The summary is of rows that are no longer asked for. */
  isStale?: boolean;
  /** Below the heading of its page. */
  isPart?: boolean;
  primary?: PrimaryAction;
  /** New records that the rows do not show yet. */
  waiting: { count: number; word: string; onLoad: () => void };
}

export function ListTitle({
  title,
  summary,
  isStale = false,
  isPart = false,
  primary,
  waiting,
}: ListTitleProps) {
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <Row>
      <Heading>{title}</Heading>
      <Summary aria-live="polite" aria-busy={isStale} data-short={waiting.count > 0 || undefined}>
        {summary}
      </Summary>
      <Waiting role="status">{waiting.count > 0 && <Load {...waiting} />}</Waiting>
      {primary && <Primary {...primary} />}
    </Row>
  );
}

function Load({ count, word, onLoad }: ListTitleProps['waiting']) {
  const translate = useTranslate();
  return (
    <Button variant="text" onClick={onLoad}>
      <span>{translate(word, { smart_count: count })}</span>
    </Button>
  );
}

function Primary({ label, shortLabel, path }: PrimaryAction) {
  const navigate = useNavigate();
  const handleOpen = () => navigate(path);
  useShortcut('n', handleOpen, { label: 'kit.list.create', group: 'list' });
  return (
    <Button variant="contained" onClick={handleOpen} startIcon={<Plus aria-hidden />} aria-keyshortcuts="n">
      <ByWidth wide={label} phone={shortLabel} />
      <Key>N</Key>
    </Button>
  );
}

const Row = styled('header')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  height: 48,
  padding: '0 16px',
  '& > button': { flex: 'none' },
  'h1, h2': {
    overflow: 'hidden',
    margin: 0,
    fontSize: 20,
    lineHeight: 1.4,
    fontWeight: 600,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  h2: { fontSize: 16 },
  [theme.breakpoints.down('sm')]: {
    height: 'auto',
    minHeight: 56,
    paddingBlock: 6,
    'h1, h2': { lineHeight: 1.2, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  [LOW]: { flex: '1 1 240px', minWidth: 0, height: 44, paddingRight: 0 },
}));

const Summary = styled('span')(({ theme }) => ({
  // gives way before the title loses a fraction of a pixel, and with it its last letters
  flexShrink: 1_000_000,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.tokens.text.faint,
  '&[aria-busy=true]': { opacity: STALE_OPACITY },
  // a phone has no room for both
  [theme.breakpoints.down('sm')]: { '&[data-short]': { display: 'none' } },
}));

/** Takes what is left of the line, so that nothing moves when it has something to say. */
const Waiting = styled('span')({
  flex: '1 1 0',
  minWidth: 0,
  '& button': { maxWidth: '100%', padding: '0 6px', justifyContent: 'flex-start' },
  '& button > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
