import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { RecordPage } from './RecordPage.tsx';
import { InThumbFoot } from './ThumbFoot.tsx';
import { TabShownContext } from './tab-shown.ts';

afterEach(() => vi.unstubAllGlobals());

function open({ isPhone, isShown = true }: { isPhone: boolean; isShown?: boolean }) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(
    <CoreAdminContext>
      <ThemeProvider theme={createCabdeskTheme({ mode: 'light', isNarrow: isPhone })}>
        <RecordPage title="Case">
          <section>
            <TabShownContext value={isShown}>
              <InThumbFoot>
                <button type="button">Close case</button>
              </InThumbFoot>
            </TabShownContext>
          </section>
        </RecordPage>
      </ThemeProvider>
    </CoreAdminContext>,
  );
}

const act = () => screen.queryByRole('button', { name: 'Close case' });

it('keeps acts in their place where there is a pointer', () => {
  open({ isPhone: false });
  expect(act()?.closest('section')).not.toBeNull();
});

it('has them at the lower edge on a phone, as a bar that nothing lies on', () => {
  open({ isPhone: true });
  expect(act()?.closest('section')).toBeNull();
  expect(act()?.closest('[data-bar]')).not.toBeNull();
});

it('leaves out those of a tab that is not looked at', () => {
  open({ isPhone: true, isShown: false });
  expect(act()).toBeNull();
});
