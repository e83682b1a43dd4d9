import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'ra-core';
import { expect, test } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { RecordLoading } from './RecordLoading.tsx';

const show = (isMissing: boolean) =>
  render(
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <CoreAdminContext>
        <ResourceContextProvider value="system-manage/role-group">
          <RecordLoading error={{ text: 'gone', isMissing }} onRetry={() => {}} />
        </ResourceContextProvider>
      </CoreAdminContext>
    </ThemeProvider>,
  );

test('a record that is not there leads back to its list', () => {
  show(true);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/system-manage\/role-group$/);
});

test('one that could not be read does not', () => {
  show(false);
  expect(screen.queryByRole('link')).toBeNull();
});
