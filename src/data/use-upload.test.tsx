import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Picture, storageCalls } from '../contract/storage.ts';
import { upload } from './upload.ts';
import { useUpload } from './use-upload.ts';

vi.mock('./upload.ts', () => ({ upload: vi.fn() }));

/** Uploads that are under way, in the order of their starts. */
const running: { arrive: (fileId: string) => void; signal: AbortSignal | undefined }[] = [];
beforeEach(() => {
  running.length = 0;
  vi.mocked(upload).mockImplementation(
    (_call, _file, _input, { signal } = {}) =>
      new Promise(resolve => {
        running.push({ arrive: fileId => resolve({ fileId } as Picture as never), signal });
      }),
  );
});

function Sender({ name }: { name: string }) {
  const { progress, start } = useUpload(storageCalls.uploadPicture);
  const [taken, setTaken] = useState('');
  return (
    <>
      <button
        type="button"
        onClick={() => start(new Blob(), {}, ({ fileId }) => setTaken(`${name} ${fileId}`))}
      >
        send
      </button>
      <p>{progress === null ? 'idle' : 'under way'}</p>
      <p>{taken}</p>
    </>
  );
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'send' }));
const arrive = (index: number, fileId: string) => act(async () => running[index]?.arrive(fileId));

it('what arrives is told to who sent it, as it was when it was sent', async () => {
  const { rerender } = render(<Sender name="front" />);
  send();
  rerender(<Sender name="back" />);
  await arrive(0, '7');
  expect(screen.getByText('front 7')).toBeTruthy();
  expect(screen.getByText('idle')).toBeTruthy();
});

it('an upload that was replaced says nothing any more', async () => {
  render(<Sender name="photo" />);
  send();
  send();
  expect(running[0]?.signal?.aborted).toBe(true);
  await arrive(1, '2');
  await arrive(0, '1');
  expect(screen.getByText('photo 2')).toBeTruthy();
});

it('a page that comes back into view has nothing under way', async () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Sender name="photo" />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  send();
  expect(screen.getByText('under way')).toBeTruthy();
  rerender(page('hidden'));
  expect(running[0]?.signal?.aborted).toBe(true);
  rerender(page('visible'));
  expect(screen.getByText('idle')).toBeTruthy();
  await arrive(0, '1');
  expect(screen.queryByText('photo 1')).toBeNull();
});
