/** Seldom done: watch over the ride, mark the order, print its slip. */
import { Check } from 'lucide-react';
import { useNavigate, useTranslate } from 'ra-core';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { ORDER_MARKS, type OrderMark } from '../../../contract/order.ts';
import { useLeadsTo } from '../../../data/menu-context.tsx';
import { useMay } from '../../../data/session-context.tsx';
import { Menu, MenuItem } from '../../../kit/menu/menu.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { orderTrackPath, wasDriven } from '../../../nouns/order/links.ts';
import { TRACK_PATH } from '../../../nouns/order/paths.ts';
import { useAct, useOrderActs } from '../state/act-context.ts';
import { useWhyNot } from '../state/use-act-words.ts';

interface MoreActsProps {
  button(open: (event: MouseEvent<HTMLElement>) => void): ReactNode;
  onPrint(): void;
}

export function MoreActs({ button, onPrint }: MoreActsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { order } = useOrderActs();
  const hasTracks = useLeadsTo(TRACK_PATH);
  const mayMark = useMay(dispatchCalls.TaggingOrder);
  const { run } = useAct(dispatchCalls.TaggingOrder);
  const whyNot = { mark: useWhyNot('mark'), watch: useWhyNot('watch') };
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const toggle = (mark: OrderMark) => {
    close();
    void run({ mark, isSet: order.marks.includes(mark) ? 0 : 1 });
  };
  return (
    <>
      {button(event => setAnchor(event.currentTarget))}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {mayMark &&
          ORDER_MARKS.map(mark => {
            const why = mark === 'watch' ? whyNot.watch : whyNot.mark;
            const isSet = order.marks.includes(mark);
            return (
              <MenuItem
                key={mark}
                role="menuitemcheckbox"
                aria-checked={isSet}
                disabled={why !== null}
                onClick={() => toggle(mark)}
              >
                {translate(mark === 'watch' ? 'dispatch.act.watch' : 'dispatch.markAs', {
                  mark: translate(`order.marks.${mark}`),
                })}
                {isSet && <Check size={14} aria-hidden />}
                {why !== null && <VisuallyHidden>{why}</VisuallyHidden>}
              </MenuItem>
            );
          })}
        {hasTracks && wasDriven(order) && (
          <MenuItem onClick={() => navigate(orderTrackPath(order.id))}>{translate('order.toTrack')}</MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close();
            onPrint();
          }}
        >
          {translate('dispatch.print')}
        </MenuItem>
      </Menu>
    </>
  );
}
