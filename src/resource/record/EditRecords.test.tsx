import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, testDataProvider } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { vehicle } from '../../contract/vehicle.ts';
import type { Session } from '../../data/session.ts';
import { SessionProvider } from '../../data/session-context.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import { EditRecords } from './EditRecords.tsx';

/** Of an upstream that keeps no versions. */
const SESSION = { user: { userName: '韦丽华' }, capabilities: new Set() } as unknown as Session;

const READ = {
  id: '1',
  plateNumber: 'A-1',
  companyName: 'Yongjiang',
  brand: 'BYD',
  remark: 'old',
  version: 3,
};

test('everything selected is edited, also what could not be read, and each on the version that was seen', async () => {
  const update = vi.fn(async (_resource: string, { data }: { data: object }) => ({ data }));
  render(
    <SessionProvider session={SESSION}>
      <CoreAdminContext dataProvider={testDataProvider({ update } as unknown as Partial<DataProvider>)}>
        <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
          <EditRecords<typeof READ>
            ids={['1', '2']}
            rows={[READ]}
            resource="vehicles"
            objectType="vehicle"
            call={vehicle.calls.update}
            nameOf={row => row.plateNumber}
            noteOf={row => row.companyName}
            labelOf={field => `label of ${field}`}
            show={(_field, value) => String(value ?? '')}
            fields={[{ source: 'brand', input: field => <TextField {...field} /> }]}
            onClose={() => {}}
          />
        </ThemeProvider>
      </CoreAdminContext>
    </SessionProvider>,
  );
  const boxes = screen.getAllByRole('checkbox').map(box => box.closest('label')?.textContent);
  expect(boxes).toEqual(['label of brand', 'label of remark']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'label of remark' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'label of remark' }), { target: { value: 'new' } });
  fireEvent.click(screen.getByRole('button', { name: 'kit.bulk.edit.next' }));

  const confirm = await screen.findByRole('button', { name: 'kit.bulk.edit.confirm' });
  const effect = within(confirm.closest<HTMLElement>('[role=dialog]') ?? document.body);
  const [first, second] = effect.getAllByRole('listitem').map(item => item.textContent);
  expect(first).toMatch(/A-1.*Yongjiang/);
  expect(second).toContain('2');
  fireEvent.click(confirm);

  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update).toHaveBeenCalledWith('vehicles', {
    id: '1',
    data: { ...READ, remark: 'new' },
    previousData: READ,
  });
  expect(update).toHaveBeenCalledWith('vehicles', {
    id: '2',
    data: { id: '2', remark: 'new' },
    previousData: { id: '2' },
  });
});
