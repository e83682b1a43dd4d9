import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, type ListControllerResult } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { useBulkEnd } from './use-bulk-end.ts';

const OUTCOMES = [{ id: '1' }, { id: '2', problem: 'busy' }];

function Dialog({ onClose }: { onClose: (done: readonly string[]) => void }) {
  const end = useBulkEnd(onClose);
  return (
    <button type="button" onClick={() => end(OUTCOMES)}>
      end
    </button>
  );
}

test('in a list what failed stays selected, and what is on other pages does', () => {
  const onSelect = vi.fn();
  const onClose = vi.fn();
  const list = { selectedIds: [1, '2', '9'], onSelect } as unknown as ListControllerResult;
  render(
    <CoreAdminContext>
      <ListContextProvider value={list}>
        <Dialog onClose={onClose} />
      </ListContextProvider>
    </CoreAdminContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'end' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(['2', '9']);
  expect(onClose).toHaveBeenCalledExactlyOnceWith(['1']);
});

test('on the page of a record there is no list, and the act ends all the same', () => {
  const onClose = vi.fn();
  render(
    <CoreAdminContext>
      <Dialog onClose={onClose} />
    </CoreAdminContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'end' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith(['1']);
});
