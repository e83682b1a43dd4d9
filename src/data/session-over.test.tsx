import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { accessCalls } from '../contract/access.ts';
import { createAuthProvider } from './auth-provider.ts';
import { UpstreamError } from './send.ts';
import { NOT_SAVED, type SubmitErrors, useRecordSave } from './use-record-save.ts';

function Form({ onSaved }: { onSaved: () => void }) {
  const [errors, setErrors] = useState<SubmitErrors>();
  const { save, failure } = useRecordSave({
    resource: 'user',
    call: accessCalls.updateAdminUser,
    record: { id: '1' },
    onSaved,
  });
  return (
    <button type="button" onClick={async () => setErrors(await save({ jobNo: 'NN1' }))}>
      {failure ? 'said above the form' : JSON.stringify(errors ?? 'save')}
    </button>
  );
}

test('a save that finds the session over leaves the form unsaved, and the telling to the box', async () => {
  const onSaved = vi.fn();
  // react-admin prints what a data provider fails with
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const update = () => Promise.reject(new UpstreamError('session'));
  render(
    <CoreAdminContext
      dataProvider={{ update } as unknown as DataProvider}
      authProvider={createAuthProvider({ pages: [], session: () => null })}
    >
      <Form onSaved={onSaved} />
    </CoreAdminContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: '"save"' }));
  expect(await screen.findByRole('button', { name: JSON.stringify(NOT_SAVED) })).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
