/** As whom one looks at the console, and the one click that ends it. Most look as themselves, so it comes on demand. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { leavePreview } from '../data/preview.ts';
import { useSession } from '../data/session-context.tsx';
import { useShippedName } from '../data/use-shipped-name.ts';

export default function PreviewBanner({ isShort }: { isShort: boolean }) {
  const translate = useTranslate();
  const { user } = useSession();
  const shipped = useShippedName();
  const [isLeaving, setLeaving] = useState(false);
  const role = shipped(user.preview?.name || user.roles[0]?.name || '');
  const handleEnd = () => {
    setLeaving(true);
    leavePreview();
  };
  return (
    <Box
      role="status"
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minWidth: 0,
        pl: 2,
        borderRadius: 1,
        fontSize: 13,
        color: theme.tokens.warn.ink,
        backgroundColor: theme.tokens.warn.soft,
        '& > svg': { flex: 'none' },
      })}
    >
      <Eye size={16} strokeWidth={1.75} aria-hidden />
      <Box
        component="span"
        sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {isShort ? role : translate('shell.preview.mark', { role })}
      </Box>
      <Button
        color="inherit"
        size="small"
        sx={{ flex: 'none' }}
        loading={isLeaving}
        aria-label={translate('shell.preview.end')}
        onClick={handleEnd}
      >
        {translate(isShort ? 'shell.preview.endShort' : 'shell.preview.end')}
      </Button>
    </Box>
  );
}
