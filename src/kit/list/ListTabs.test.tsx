import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { expect, test } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { ListTabs } from './ListTabs.tsx';

test('a long name of a tab is cut before its number', () => {
  const tab = {
    key: 'over',
    label: 'Vencidas desde hace mucho tiempo',
    filter: { due: 'over' },
    count: 1234,
  };
  render(
    <CoreAdminContext>
      <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
        <ListTabs
          tabs={[tab]}
          active={tab}
          onTab={() => {}}
          saved={[]}
          activeSaved={undefined}
          onSaved={() => {}}
        />
      </ThemeProvider>
    </CoreAdminContext>,
  );
  const [name, count] = screen.getByRole('button').children;
  expect(name?.textContent).toBe(tab.label);
  expect(count?.textContent).toBe('1\u202f234');
  if (!name || !count) throw new Error('no tab');
  expect(getComputedStyle(name).textOverflow).toBe('ellipsis');
  expect(getComputedStyle(count).flex).toMatch(/^(none|0 0 auto)$/);
});
