import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { expect, test } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { RecordTabs } from './RecordTabs.tsx';

const theme = createCabdeskTheme({ mode: 'light' });

test('a late tab is drawn when it is first opened, and stays', () => {
  render(
    <CoreAdminContext>
      <ThemeProvider theme={theme}>
        <RecordTabs
          tabs={[
            { key: 'data', label: 'data', content: 'first' },
            { key: 'pictures', label: 'pictures', content: <input aria-label="late" />, isLate: true },
          ]}
        />
      </ThemeProvider>
    </CoreAdminContext>,
  );
  expect(screen.queryByLabelText('late')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'pictures' }));
  fireEvent.change(screen.getByLabelText('late'), { target: { value: 'typed' } });
  fireEvent.click(screen.getByRole('tab', { name: 'data' }));
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
  expect(screen.getByLabelText<HTMLInputElement>('late').value).toBe('typed');
});
