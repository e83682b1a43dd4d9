/** The ports to the outside: what went out, what failed, and a hand on each. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Pane } from '../../kit/Pane.tsx';
import { CallTrial } from './CallTrial.tsx';
import { CityPanel } from './CityPanel.tsx';
import { Outbox } from './Outbox.tsx';
import { PictureTrial } from './PictureTrial.tsx';
import { PortFacts } from './PortFacts.tsx';
import { TestSmsForm } from './TestSmsForm.tsx';

export default function TestPage() {
  const translate = useTranslate();
  return (
    <Page>
      <header>
        <h1>{translate('title.testIndex')}</h1>
        <PortFacts />
      </header>
      <Columns>
        <Outbox />
        <Aside>
          <CityPanel />
          <CallTrial />
          <TestSmsForm />
          <PictureTrial />
        </Aside>
      </Columns>
    </Page>
  );
}

const Page = styled(Pane)(({ theme: { tokens, breakpoints } }) => ({
  header: { flex: 'none', padding: '12px 16px', borderBottom: `1px solid ${tokens.line}` },
  h1: { margin: '0 0 8px', fontSize: 20, lineHeight: 1.4, fontWeight: 600 },
  [breakpoints.down('md')]: { height: 'auto', minHeight: '100%' },
}));

const Columns = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  [breakpoints.down('md')]: { display: 'block' },
}));

const Aside = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  flex: 'none',
  width: 336,
  overflow: 'auto',
  borderLeft: `1px solid ${tokens.line}`,
  section: { padding: 16 },
  'section + section': { borderTop: `1px solid ${tokens.line}` },
  h2: { margin: '0 0 8px', fontSize: 14, lineHeight: 1.5, fontWeight: 600 },
  [breakpoints.down('md')]: { width: 'auto', borderLeft: 0, borderTop: `1px solid ${tokens.line}` },
}));
