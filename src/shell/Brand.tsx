/** The sign of the product, which leads home. */
import Box from '@mui/material/Box';
import { LinkBase, useTranslate } from 'ra-core';
import { HOME } from './decide.ts';

const NAME = 'Cabdesk';

export function Brand({ isFolded }: { isFolded: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      component={LinkBase}
      to={HOME}
      aria-label={`${NAME}, ${translate('shell.user.dashboard')}`}
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        justifyContent: isFolded ? 'center' : 'flex-start',
        gap: 2,
        flex: 'none',
        height: 44,
        px: isFolded ? 0 : 4,
        color: theme.tokens.text.strong,
        fontSize: 16,
        fontWeight: 600,
        textDecoration: 'none',
        outlineOffset: -2,
      })}
    >
      <Mark />
      {!isFolded && NAME}
    </Box>
  );
}

function Mark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 20 20"
      aria-hidden="true"
      sx={theme => ({ width: 20, height: 20, '& path': { fill: theme.tokens.canvas } })}
    >
      <rect width="20" height="20" rx="5" fill="currentColor" />
      <path d="M10 5.5 14 14 10 12 6 14z" />
    </Box>
  );
}
