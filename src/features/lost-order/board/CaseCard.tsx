/** A case on the board: what was lost by whom, until when, and in whose hands it is. All of it leads to the case. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { LOST_PATH } from '../../../nouns/lost/paths.ts';
import { Deadline, VipMark } from '../LostCells.tsx';

export function CaseCard({ row }: { row: LostOrder }) {
  const { id, goodsName, ownerName, ownerMobile, plateNumber, matchPlateNumber, handleUserName } = row;
  const { slaDeadline } = row;
  const lines = [
    [ownerName, ownerMobile],
    [matchPlateNumber ?? plateNumber, handleUserName],
  ];
  return (
    <Card to={`${LOST_PATH}/${id}`}>
      <span>
        <b>{goodsName}</b>
        <VipMark row={row} />
      </span>
      {lines.map((line, index) => {
        const said = line.filter(Boolean).join(' · ');
        return said && <small key={String(index)}>{said}</small>;
      })}
      {slaDeadline !== null && <Deadline row={{ ...row, slaDeadline }} />}
    </Card>
  );
}

const Card = styled(LinkBase)(({ theme: { tokens } }) => ({
  display: 'grid',
  gap: 2,
  padding: '8px 10px',
  border: `1px solid ${tokens.line}`,
  borderRadius: 4,
  backgroundColor: tokens.surface,
  color: tokens.text.plain,
  textDecoration: 'none',
  '&:hover': { backgroundColor: tokens.hover },
  '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: 1 },
  '& > span:first-of-type': { display: 'flex', flexWrap: 'wrap', gap: '2px 8px' },
  b: { color: tokens.text.strong, overflowWrap: 'anywhere' },
  small: { color: tokens.text.faint, fontSize: 12, overflowWrap: 'anywhere' },
}));
