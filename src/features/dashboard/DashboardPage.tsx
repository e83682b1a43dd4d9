/** The first page after the sign-in: who one is here, and the ways from here. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ALL } from '../../contract/grammar/may.ts';
import { isSection, linksIn, useMenu } from '../../data/menu-context.tsx';
import { useSession } from '../../data/session-context.tsx';
import { useShippedName } from '../../data/use-shipped-name.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { PageLinks } from './PageLinks.tsx';
import { Waiting } from './Waiting.tsx';

/** Of the menu, this page itself is no way on. */
const OWN_PATH = '/dashboard/index';

export default function DashboardPage() {
  const translate = useTranslate();
  const say = useShippedName();
  const { user, rights } = useSession();
  const menu = useMenu().filter(entry => entry.path !== OWN_PATH && linksIn(entry).length > 0);
  const separator = translate('common.listSeparator');
  const hasAll = rights.codes.has(ALL);
  return (
    <Box sx={{ p: 4, maxWidth: 1040 }}>
      <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
        {translate('dashboard.greeting', { name: user.userName || user.account })}
      </Box>
      <Waiting />
      <Facts>
        <Fact label={translate('dashboard.account')}>{user.account}</Fact>
        <Fact label={translate('dashboard.roles')}>
          {user.roles.map(({ name }) => say(name)).join(separator) || translate('common.none')}
        </Fact>
        <Fact label={translate('dashboard.areas')}>
          <Areas ids={user.areaIds} />
        </Fact>
        <Fact label={translate('dashboard.rights')}>
          {hasAll
            ? translate('dashboard.allRights')
            : translate('dashboard.rightsCount', { smart_count: rights.codes.size })}
        </Fact>
      </Facts>
      {rights.codes.size === 0 && (
        <Box sx={{ mb: 4 }}>
          <p>{translate('dashboard.nothing')}</p>
          <p>{translate('dashboard.whom')}</p>
        </Box>
      )}
      {rights.codes.size > 0 && menu.length === 0 && <p>{translate('dashboard.noPages')}</p>}
      {menu.length > 0 && (
        <>
          <Box component="h2" sx={{ typography: 'h2', m: 0, mb: 2 }}>
            {translate('dashboard.pages')}
          </Box>
          <PageLinks groups={menu.filter(isSection)} single={menu.filter(entry => !isSection(entry))} />
        </>
      )}
    </Box>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={theme => ({
        display: 'grid',
        gridTemplateColumns: { xs: '72px 1fr', md: '72px 1fr 72px 1fr' },
        columnGap: 4,
        rowGap: 1,
        mt: 4,
        mb: 6,
        pb: 4,
        borderBottom: `1px solid ${theme.tokens.line}`,
        '& dt': { color: theme.tokens.text.faint },
        '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
      })}
    >
      {children}
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The areas by name; their ids as long as the names are not known. */
function Areas({ ids }: { ids: readonly string[] }) {
  const translate = useTranslate();
  const { nameOf } = useAreas({ isWanted: ids.length > 0 });
  if (ids.length === 0) return translate('dashboard.allAreas');
  return ids.map(nameOf).join(translate('common.listSeparator'));
}
