/** An order in the queue: how near its time limit is, who has it, from where to where, and for whom. */
import { styled } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { Order } from '../../../contract/order.ts';
import { HIDDEN_EDGE } from '../../../kit/theme/edges.ts';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { useOrderWords } from '../state/use-order-words.ts';
import { SlaChip } from './SlaChip.tsx';

interface OrderCardProps {
  order: Order;
  /** By which the list says which one is meant. */
  id: string;
  isOpen: boolean;
  isActive: boolean;
  /** Pixels from the top of the list. */
  start: number;
  onOpen(orderId: string): void;
}

export const CARD_HEIGHT = 97;
const MOST_TAGS = 3;

export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, id, isOpen, isActive, start, onOpen } = props;
  const translate = useTranslate();
  const { progressOf, tagsOf, nameOf, holderOf } = useOrderWords();
  const holder = holderOf(order);
  return (
    <Card
      id={id}
      role="option"
      aria-selected={isOpen}
      data-order={order.id}
      data-active={isActive || undefined}
      style={{ transform: `translateY(${start}px)` }}
      onClick={() => onOpen(order.id)}
    >
      <div data-line>
        <SlaChip order={order} />
        <span data-cut>{progressOf(order)}</span>
        {holder !== null && (
          <span data-holder>
            <Lock size={12} aria-hidden />
            <span data-cut>{translate('dispatch.heldBy', { by: holder })}</span>
          </span>
        )}
      </div>
      <b data-cut>{order.origin.address}</b>
      <span data-cut>
        {order.dest ? translate('dispatch.to', { place: order.dest.address }) : translate('order.noDest')}
      </span>
      <div data-line>
        <span data-cut>
          {nameOf(order)} <span data-number>{order.passenger.mobile}</span>
        </span>
        <Tags>
          {tagsOf(order)
            .slice(0, MOST_TAGS)
            .map(tag => (
              <Tag key={tag} data-tag>
                {tag}
              </Tag>
            ))}
        </Tags>
      </div>
    </Card>
  );
});

const Card = styled('div')(({ theme: { tokens } }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'grid',
  alignContent: 'center',
  width: '100%',
  height: CARD_HEIGHT,
  padding: '0 12px',
  borderBottom: `1px solid ${tokens.line}`,
  color: tokens.text.plain,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.hover },
  '&[aria-selected=true]': {
    backgroundColor: tokens.accent.soft,
    boxShadow: `inset 3px 0 0 ${tokens.accent.mark}`,
    '[data-tag]': { backgroundColor: tokens.float },
  },
  b: { fontSize: 14, fontWeight: 600, lineHeight: '21px', color: tokens.text.strong },
  '[data-line]': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, height: 22 },
  '[data-cut]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '[data-holder]': {
    display: 'inline-flex',
    flex: '0 1 auto',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    marginLeft: 'auto',
    color: tokens.text.faint,
    fontSize: 12,
  },
  '[data-holder] svg': { flex: 'none' },
  '[data-number]': { color: tokens.text.faint, fontSize: 12 },
}));

export const Tags = styled('span')({ display: 'inline-flex', flex: 'none', gap: 4, marginLeft: 'auto' });

export const Tag = styled('span')(({ theme: { tokens } }) => ({
  padding: '0 6px',
  borderRadius: RADIUS.tag,
  ...HIDDEN_EDGE,
  backgroundColor: tokens.sunken,
  color: tokens.text.plain,
  fontSize: 12,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
}));
