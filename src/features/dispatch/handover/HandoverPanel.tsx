/** What one shift leaves to the next: notes with the orders that they are about, the latest first. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { dispatchDeskCalls } from '../../../contract/dispatch-desk.ts';
import type { Order } from '../../../contract/order.ts';
import { useAnswer, useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { isSubmit } from '../../../kit/form/is-submit.ts';
import { SavedInputNote } from '../../../kit/form/SavedInputNote.tsx';
import type { SavedInput } from '../../../kit/form/use-saved-input.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { ErrorState, PageState } from '../../../kit/state/PageState.tsx';
import { PanelFrame } from '../../../nouns/fleet-map/FoldingPanel.tsx';
import { Bare, Scroll } from '../../../nouns/fleet-map/parts.ts';
import { NotedOrder } from './NotedOrder.tsx';
import type { HandoverNote } from './use-note.ts';

interface HandoverPanelProps {
  note: SavedInput<HandoverNote>;
  /** Those that wait now: they can be left to the next. */
  waiting: readonly Order[];
  onOpen(orderId: string): void;
  onClose(): void;
}

const LONGEST = 500;
const MOST_ORDERS = 50;
const SHOWN = 20;
/** Of one note. */
const MOST_LINKED = 8;

export function HandoverPanel({ note, waiting, onOpen, onClose }: HandoverPanelProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const id = useId();
  const { content, hasOrders } = note.typed;
  const {
    data,
    error: listError,
    refetch,
  } = useAnswer(dispatchDeskCalls.listHandovers, { query: { current: 1, size: SHOWN } });
  const { mutateAsync, isPending, error } = useCall(dispatchDeskCalls.writeHandover);
  const left = waiting.slice(0, MOST_ORDERS);
  const write = (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '' || isPending) return;
    const orderIds = hasOrders ? left.map(order => order.id) : [];
    // why it was not saved is said by the call
    note.save(() => mutateAsync({ body: { content: content.trim(), orderIds } })).catch(() => {});
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isSubmit(event)) write(event);
  };
  return (
    <PanelFrame aria-labelledby={id} data-aside="handover">
      <Head>
        <h2 id={id}>{translate('dispatch.handover.title')}</h2>
        <SavedInputNote {...note} />
        <Bare type="button" aria-label={translate('dispatch.refused.close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </Bare>
      </Head>
      <Form onSubmit={write} onKeyDown={handleKey}>
        <Framed
          multiline
          minRows={3}
          value={content}
          placeholder={translate('dispatch.handover.hint')}
          inputProps={{ 'aria-label': translate('dispatch.handover.words'), maxLength: LONGEST }}
          onChange={({ target }) => note.change({ content: target.value })}
        />
        {left.length > 0 && (
          <label>
            <input
              type="checkbox"
              checked={hasOrders}
              onChange={({ target }) => note.change({ hasOrders: target.checked })}
            />
            {translate('dispatch.handover.with', { smart_count: left.length })}
          </label>
        )}
        {error && <p role="alert">{failureText(error).text}</p>}
        <Button type="submit" variant="contained" loading={isPending} disabled={content.trim() === ''}>
          {translate('dispatch.handover.leave')}
        </Button>
      </Form>
      <Scroll>
        {listError && !data && <ErrorState {...failureText(listError)} onRetry={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <PageState
            title={translate('dispatch.handover.none')}
            why={translate('dispatch.handover.noneWhy')}
          />
        )}
        <Notes>
          {data?.rows.map(each => (
            <li key={each.id}>
              <small>
                <Time isByClock value={each.createdOn} /> {each.createdBy}
              </small>
              <p>{each.content}</p>
              {each.orderIds.length > 0 && (
                <div>
                  {each.orderIds.slice(0, MOST_LINKED).map(orderId => (
                    <NotedOrder key={orderId} id={orderId} onOpen={onOpen} />
                  ))}
                </div>
              )}
            </li>
          ))}
        </Notes>
      </Scroll>
    </PanelFrame>
  );
}

const Head = styled('header')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: 40,
  padding: '4px 4px 0 12px',
  h2: { flex: 1, margin: 0, fontSize: 16, fontWeight: 600 },
});

const Form = styled('form')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: 8,
  padding: '4px 12px 12px',
  borderBottom: `1px solid ${tokens.line}`,
  label: { display: 'flex', alignItems: 'center', gap: 6, minHeight: 24 },
  'input[type=checkbox]': { width: 16, height: 16, margin: 0 },
  p: { margin: 0, color: tokens.bad.ink },
  '& > button': { alignSelf: 'flex-end' },
}));

const Notes = styled('ol')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { padding: '8px 12px', borderBottom: `1px solid ${tokens.line}` },
  small: { color: tokens.text.faint, fontSize: 12 },
  p: { margin: '2px 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  div: { display: 'flex', flexWrap: 'wrap', gap: 6 },
  button: {
    minHeight: 24,
    padding: '0 6px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: 4,
    background: 'none',
    color: tokens.accent.ink,
    font: 'inherit',
    fontSize: 12,
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}` },
  },
}));
