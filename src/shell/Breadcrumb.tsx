/** Where one is. On a narrow screen the page says its own name, and here stands what it lies in. */
import Box from '@mui/material/Box';
import { LinkBase, useLocation, useTranslate } from 'ra-core';
import { useMenu } from '../data/menu-context.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { activePage } from './active-page.ts';

interface BreadcrumbProps {
  /** Keys of the catalogue from the outside in. */
  titles: readonly string[];
  /** On a narrow screen: pixels it takes at least, and says the two innermost only. */
  least?: number;
}

export function Breadcrumb({ titles, least }: BreadcrumbProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const page = activePage(useMenu(), pathname)?.path;
  const isBelowPage = page !== undefined && pathname !== page;
  const isShort = least !== undefined;
  const shown = isShort ? titles.slice(-2) : titles;
  const isAroundOnly = isShort && !isBelowPage && shown.length > 1;
  return (
    <Box
      component="nav"
      aria-label={translate('shell.breadcrumb')}
      sx={theme => ({
        flex: isShort ? `1 1 ${least}px` : '0 1 auto',
        minWidth: 0,
        overflow: isShort ? 'hidden' : undefined,
        mr: 1,
        color: theme.tokens.text.faint,
        fontSize: isShort ? 14 : 13,
        '& ol': {
          display: 'flex',
          alignItems: 'center',
          gap: '6px',
          m: 0,
          p: 0,
          listStyle: 'none',
          whiteSpace: 'nowrap',
        },
        // what one is in gives way before where one is
        '& li': {
          flex: '0 1000 auto',
          minWidth: 24,
          overflow: 'hidden',
          lineHeight: '24px',
          textOverflow: 'ellipsis',
        },
        '& li:last-of-type': { flexShrink: 1 },
        '& li + li::before': { content: '"/"', mr: '6px', color: theme.tokens.text.faint, fontWeight: 400 },
        // high enough for a finger, too, where its width gives way
        // cut off by itself, so that nothing of it lies beneath what stands beside the crumbs
        '& li:has(> a)': { display: 'flex', alignItems: 'center' },
        '& a': {
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          padding: '4px 0',
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { color: theme.tokens.accent.ink },
        },
        '& [aria-current], & [data-around]': { color: theme.tokens.text.strong, fontWeight: 600 },
      })}
    >
      <ol>
        {shown.map((title, index) => {
          const isLast = index === shown.length - 1;
          const isPage = isBelowPage && index === shown.length - 2;
          const words = translate(title);
          if (isAroundOnly && isLast) {
            return (
              <VisuallyHidden key={title} as="li" aria-current="page">
                {words}
              </VisuallyHidden>
            );
          }
          return (
            <li
              key={title}
              aria-current={isLast ? 'page' : undefined}
              data-around={isAroundOnly || undefined}
              title={words}
            >
              {isPage && page ? <LinkBase to={page}>{words}</LinkBase> : words}
            </li>
          );
        })}
      </ol>
    </Box>
  );
}
