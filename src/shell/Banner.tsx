/** Something to mind that holds for every page at the moment: in the flow, so that it covers nothing. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface BannerProps {
  /** `status` interrupts nobody. */
  role: 'alert' | 'status';
  icon?: ReactNode;
  children: ReactNode;
  /** One way on. */
  action?: { label: string; onClick: () => void };
}

export function Banner({ role, icon, children, action }: BannerProps) {
  return (
    <Box
      role={role}
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        flex: 'none',
        minHeight: 36,
        padding: '4px 12px',
        fontSize: 13,
        lineHeight: 1.43,
        color: theme.tokens.warn.ink,
        backgroundColor: theme.tokens.warn.soft,
        '& > svg': { flex: 'none' },
        [theme.breakpoints.down('md')]: { fontSize: 14 },
      })}
    >
      {icon}
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {action && (
        <Button color="inherit" variant="outlined" onClick={action.onClick} sx={{ flex: 'none' }}>
          {action.label}
        </Button>
      )}
    </Box>
  );
}
