/** A page that says one thing: what is the matter, and one way on. */
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

export function Notice({ title, children, action }: NoticeProps) {
  return (
    <Box sx={{ maxWidth: 560, px: 4, py: { xs: 8, md: 16 }, mx: 'auto' }}>
      <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
        {title}
      </Box>
      <Box sx={{ my: 3, '& p': { m: 0, mb: 1 } }}>{children}</Box>
      {action}
    </Box>
  );
}
