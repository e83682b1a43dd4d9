/** What the desk does without while a service outside is away, until answers are sure again. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useUnavailable } from './use-unavailable.ts';

export function UnavailableNotice() {
  const translate = useTranslate();
  const away = useUnavailable();
  return (
    <div role="status">
      {away.length > 0 && (
        <Lines>
          {away.map(each => (
            <li key={each}>{translate(`dispatch.away.${each}`)}</li>
          ))}
        </Lines>
      )}
    </div>
  );
}

const Lines = styled('ul')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '4px 12px',
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.warn.soft,
  color: tokens.warn.ink,
  fontSize: 12,
  listStyle: 'none',
}));
