/** The first stop of the keyboard: past the menu. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

/** @param to the id of what comes after the menu */
export function SkipLink({ to }: { to: string }) {
  const translate = useTranslate();
  return (
    <Link
      href={`#${to}`}
      onClick={event => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {translate('shell.skip')}
    </Link>
  );
}

const Link = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: -100,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: 8,
  borderRadius: 4,
  color: theme.tokens.accent.ink,
  backgroundColor: theme.tokens.float,
  '&:focus': { top: 8 },
}));
