/** The cases that somebody has to do something about, by their stages. On a phone one stage at a time. */
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Framed } from '../../../kit/Framed.tsx';
import { Pane } from '../../../kit/Pane.tsx';
import { useIsNarrow } from '../../../kit/TwoPanes.tsx';
import { LOST_PATH } from '../../../nouns/lost/paths.ts';
import { BOARD_STAGES, type BoardStage } from '../stages.ts';
import { ViewLink } from '../ViewLink.tsx';
import { StageColumn } from './StageColumn.tsx';
import { useStage, useStageNews } from './use-stage.ts';

export default function LostBoard() {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const [chosen, setChosen] = useState<BoardStage>('toHandle');
  useStageNews();
  return (
    <Pane>
      <Head>
        <h1>{translate('title.lostOrder')}</h1>
        {isNarrow && <StageChooser chosen={chosen} onChoose={setChosen} />}
        <ViewLink to={LOST_PATH} label={translate('kit.list.table')} />
      </Head>
      <Columns role="group" tabIndex={0} aria-label={translate('lostDesk.board')}>
        {(isNarrow ? [chosen] : BOARD_STAGES).map(stage => (
          <StageColumn key={stage} stage={stage} isAlone={isNarrow} />
        ))}
      </Columns>
    </Pane>
  );
}

interface StageChooserProps {
  chosen: BoardStage;
  onChoose(stage: BoardStage): void;
}

function StageChooser({ chosen, onChoose }: StageChooserProps) {
  const translate = useTranslate();
  return (
    <NativeSelect
      value={chosen}
      input={<Framed />}
      inputProps={{ 'aria-label': translate('lostOrder.field.stage') }}
      onChange={({ target }) => onChoose(target.value as BoardStage)}
    >
      {BOARD_STAGES.map(stage => (
        <StageOption key={stage} stage={stage} />
      ))}
    </NativeSelect>
  );
}

/** With how many there are, once that is known. */
function StageOption({ stage }: { stage: BoardStage }) {
  const translate = useTranslate();
  const { total } = useStage(stage);
  const label = translate(`lostOrder.stage.${stage}`);
  return <option value={stage}>{total === undefined ? label : `${label} ${total}`}</option>;
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '0 16px',
  h1: { flex: 1, margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: { minHeight: 56 },
}));

const Columns = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  overflowX: 'auto',
  borderTop: `1px solid ${tokens.line}`,
  '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
}));
