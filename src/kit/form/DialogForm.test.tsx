import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { DialogForm } from './DialogForm.tsx';
import { type Drafts, DraftsProvider, draftPlace } from './drafts-context.ts';
import { TextField } from './TextField.tsx';

const theme = createCabdeskTheme({ mode: 'light' });

/** Where the draft of what is typed in such a dialog lies. */
async function placeOf(about: { draftOf?: string; id?: string }): Promise<string> {
  const write = vi.fn<Drafts['write']>(async () => undefined);
  const drafts: Drafts = { read: async () => undefined, write, drop: async () => undefined };
  render(
    <CoreAdminContext>
      <ThemeProvider theme={theme}>
        <DraftsProvider value={drafts}>
          <ResourceContextProvider value="dictionary">
            <DialogForm
              title="value"
              record={about.id === undefined ? undefined : { id: about.id }}
              draftOf={about.draftOf}
              isSaving={false}
              isNew
              onSubmit={async () => undefined}
              onClose={() => {}}
            >
              <TextField source="name" label="name" />
            </DialogForm>
          </ResourceContextProvider>
        </DraftsProvider>
      </ThemeProvider>
    </CoreAdminContext>,
  );
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'typed' } });
  await waitFor(() => {
    // the page goes: nothing waits for the pause after the last key
    fireEvent(window, new Event('pagehide'));
    expect(write).toHaveBeenCalled();
  });
  cleanup();
  return write.mock.calls[0]?.[0] ?? '';
}

test('what is typed in one dialog is offered neither in another nor on the page under it', async () => {
  const places = [
    await placeOf({}),
    await placeOf({ draftOf: 'area' }),
    await placeOf({ draftOf: 'callTag' }),
    await placeOf({ draftOf: 'callTag', id: '7' }),
    await placeOf({ id: '7' }),
    draftPlace('dictionary'),
    draftPlace('dictionary', '7'),
  ];
  expect(new Set(places).size).toBe(places.length);
  expect(await placeOf({ draftOf: 'area' })).toBe(places[1]);
});
