/** Everything that needs no place of its own, one below the other. */
import { styled } from '@mui/material/styles';
import { Charts } from './charts.tsx';
import { Controls } from './controls.tsx';
import { Fields } from './fields.tsx';
import { FrameParts } from './frame.tsx';
import { ListParts } from './lists.tsx';
import { Records } from './records.tsx';

export function Sheet() {
  return (
    <Page>
      <Controls />
      <Charts />
      <Fields />
      <ListParts />
      <Records />
      <FrameParts />
    </Page>
  );
}

const Page = styled('main')(({ theme }) => ({
  padding: 16,
  color: theme.tokens.text.strong,
  backgroundColor: theme.tokens.surface,
}));
