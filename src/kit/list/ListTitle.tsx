import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useNavigate } from 'ra-core';
import { Key } from '../Key.tsx';
import { useShortcut } from '../use-shortcut.ts';

export interface PrimaryAction {
  label: string;
  /** What a phone has room for. */
  shortLabel: string;
  path: string;
}

interface ListTitleProps {
  title: string;
  summary?: string;
  primary?: PrimaryAction;
}

export function ListTitle({ title, summary, primary }: ListTitleProps) {
  return (
    <Row>
      <h1>{title}</h1>
      <Summary aria-live="polite">{summary}</Summary>
      {primary && <Primary {...primary} />}
    </Row>
  );
}

function Primary({ label, shortLabel, path }: PrimaryAction) {
  const navigate = useNavigate();
  const handleOpen = () => navigate(path);
  useShortcut('n', handleOpen);
  return (
    <Button variant="contained" onClick={handleOpen} startIcon={<Plus aria-hidden />} aria-keyshortcuts="n">
      <Wide>{label}</Wide>
      <Short>{shortLabel}</Short>
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
  h1: { margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: { height: 56 },
}));

const Summary = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.tokens.text.faint,
}));

const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Short = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));
