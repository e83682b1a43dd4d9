/** Where one is. On a narrow screen only the page's name: its section is one tap away in the menu. */
import Box from '@mui/material/Box';
import { LinkBase, useLocation, useTranslate } from 'ra-core';
import { useMenu } from '../data/menu-context.tsx';
import { activePage } from './active-page.ts';

interface BreadcrumbProps {
  /** Keys of the catalogue from the outside in. */
  titles: readonly string[];
  isShort: boolean;
}

export function Breadcrumb({ titles, isShort }: BreadcrumbProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const page = activePage(useMenu(), pathname)?.path;
  const isBelowPage = page !== undefined && pathname !== page;
  const shown = isShort ? titles.slice(isBelowPage ? -2 : -1) : titles;
  return (
    <Box
      component="nav"
      aria-label={translate('shell.breadcrumb')}
      sx={theme => ({
        minWidth: 0,
        color: theme.tokens.text.faint,
        fontSize: isShort ? 14 : 13,
        '& ol': { display: 'flex', gap: '6px', m: 0, p: 0, listStyle: 'none', whiteSpace: 'nowrap' },
        '& li': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
        '& li + li::before': { content: '"/"', mr: '6px', color: theme.tokens.text.faint, fontWeight: 400 },
        '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { color: theme.tokens.accent.ink } },
        '& [aria-current]': { color: theme.tokens.text.strong, fontWeight: 600 },
      })}
    >
      <ol>
        {shown.map((title, index) => {
          const isLast = index === shown.length - 1;
          const isPage = isBelowPage && index === shown.length - 2;
          return (
            <li key={title} aria-current={isLast ? 'page' : undefined}>
              {isPage && page ? <LinkBase to={page}>{translate(title)}</LinkBase> : translate(title)}
            </li>
          );
        })}
      </ol>
    </Box>
  );
}
