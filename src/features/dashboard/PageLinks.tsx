/** What may be opened, by section. */
import Box from '@mui/material/Box';
import { LinkBase, useTranslate } from 'ra-core';
import { linksIn, type MenuLink, type MenuSection } from '../../data/menu-context.tsx';

interface PageLinksProps {
  groups: readonly MenuSection[];
  /** Pages that stand in no section. */
  single: readonly MenuLink[];
}

export function PageLinks({ groups, single }: PageLinksProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
      }}
    >
      {groups.map(({ path, title, icon: Icon, pages }) => (
        <section key={path} aria-label={translate(title)}>
          <Box
            component="h3"
            sx={{ typography: 'h4', m: 0, display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            {translate(title)}
          </Box>
          <Links pages={pages.flatMap(linksIn)} />
        </section>
      ))}
      {single.length > 0 && (
        <section aria-label={translate('dashboard.other')}>
          <Box component="h3" sx={{ typography: 'h4', m: 0, mb: 1 }}>
            {translate('dashboard.other')}
          </Box>
          <Links pages={single} />
        </section>
      )}
    </Box>
  );
}

function Links({ pages }: { pages: readonly MenuLink[] }) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      sx={theme => ({
        m: 0,
        p: 0,
        pl: 6,
        listStyle: 'none',
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          minWidth: 24,
          minHeight: { xs: 36, md: 24 },
          color: theme.tokens.accent.ink,
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        },
      })}
    >
      {pages.map(({ path, title }) => (
        <li key={path}>
          <LinkBase to={path}>{translate(title)}</LinkBase>
        </li>
      ))}
    </Box>
  );
}
