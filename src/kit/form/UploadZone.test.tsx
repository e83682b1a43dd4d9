import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { UploadZone } from './UploadZone.tsx';

it('sends what fits; what does not ends what was under way, and is told', () => {
  const onFile = vi.fn();
  const onCancel = vi.fn();
  render(
    <CoreAdminContext>
      <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
        <UploadZone
          label="choose"
          limits={{ largest: 4, accept: ['.pdf'] }}
          progress={null}
          failure="cut off"
          onFile={onFile}
          onCancel={onCancel}
        />
      </ThemeProvider>
    </CoreAdminContext>,
  );
  const choose = (name: string, text: string) =>
    fireEvent.change(screen.getByLabelText('choose', { selector: 'input' }), {
      target: { files: [new File([text], name)] },
    });
  expect(screen.getByRole('alert').textContent).toBe('cut off');
  choose('a.exe', 'x');
  expect(screen.getByRole('alert').textContent).toBe('kit.upload.wrongType');
  choose('a.pdf', 'long text');
  expect(screen.getByRole('alert').textContent).toBe('kit.upload.tooLarge');
  expect([onFile.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 2]);
  choose('a.pdf', 'x');
  expect(screen.getByRole('alert').textContent).toBe('cut off');
  expect(onFile.mock.calls[0]?.[0]).toMatchObject({ name: 'a.pdf' });
});
