/** An order as it is taken down on the telephone: by keyboard alone, from the number to the drivers. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import type { Order } from '../../../contract/order.ts';
import { VEHICLE_KINDS } from '../../../contract/order.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { useCall } from '../../../data/use-call.ts';
import { BAR } from '../../../kit/bars.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { isSubmit } from '../../../kit/form/is-submit.ts';
import { SavedInputNote } from '../../../kit/form/SavedInputNote.tsx';
import { Key } from '../../../kit/Key.tsx';
import { keyWords } from '../../../kit/key-words.ts';
import { PanelFrame } from '../../../nouns/fleet-map/FoldingPanel.tsx';
import { Bare } from '../../../nouns/fleet-map/parts.ts';
import { Chips } from '../parts/Chips.tsx';
import { PlaceSearch } from '../parts/PlaceSearch.tsx';
import { bodyOf, missingIn } from '../state/entry.ts';
import type { OpenEntry, PlaceField } from '../state/use-entry.ts';
import { CallerCard } from './CallerCard.tsx';
import { CallerFields } from './CallerFields.tsx';
import { EstimateLine } from './EstimateLine.tsx';
import { FailedCreate } from './FailedCreate.tsx';
import { RemarkField } from './RemarkField.tsx';
import { useCaller } from './use-caller.ts';
import { useFilling } from './use-filling.ts';
import { useRefusedField } from './use-refused-field.ts';
import { WhenField } from './WhenField.tsx';

interface OrderFormProps {
  here: OpenEntry;
  hasMap: boolean;
  onCreated(order: Order): void;
  onOpen(orderId: string): void;
  onClose(): void;
}

const PASSENGERS = [1, 2, 3, 4, 5, 6] as const;
const PLACES: readonly PlaceField[] = ['origin', 'dest'];
/** Enter goes from one to the next: the others are seldom needed. */
const WAY = ['mobile', ...PLACES];

export function OrderForm({ here, hasMap, onCreated, onOpen, onClose }: OrderFormProps) {
  const translate = useTranslate();
  const id = useId();
  const { entry, change, clear, callId } = here;
  const { passenger, callno } = useCaller(entry.mobile, callId);
  const { takeAddress, takeOrder } = useFilling(here, passenger);
  const { mutate, isPending, error, isError, reset } = useCall(dispatchCalls.createOrder);
  const [isTried, setTried] = useState(false);
  const [isHistory, setHistory] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = missingIn(entry, serverNow(), callno !== null);
  const refusedAt = useRefusedField();
  const said = (field: keyof typeof missing) => {
    const key = isTried ? missing[field] : undefined;
    return key ? translate(`dispatch.form.missing.${key}`) : refusedAt(error, field);
  };
  const hasFailed = useRef(isError);
  hasFailed.current = isError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong with another number, or another place, is not wrong with this one
  useEffect(() => {
    if (hasFailed.current) reset();
  }, [entry, reset]);

  useEffect(() => {
    // who calls is known: where to is what he is asked
    if (callId !== null) form.current?.querySelector<HTMLElement>('[name="origin"]')?.focus();
  }, [callId]);

  const create = (isForced: boolean) => {
    setTried(true);
    if (Object.keys(missing).length > 0 || isPending) {
      field(Object.keys(missing)[0])?.focus();
      return;
    }
    mutate(
      { body: bodyOf(entry, isForced, callId) },
      {
        onSuccess: order => {
          void clear();
          onCreated(order);
        },
      },
    );
  };
  const field = (name: string | undefined) =>
    form.current?.querySelector<HTMLElement>(`[name="${name}"], [name="${name}"] input`);
  const goOn = (from: string) => field(WAY[WAY.indexOf(from) + 1])?.focus();
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isSubmit(event)) {
      event.preventDefault();
      create(false);
    } else if (event.key === 'Enter' && !event.defaultPrevented && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      goOn(event.target.name);
    } else if (event.key === 'F2') {
      event.preventDefault();
      setHistory(!isHistory);
    } else if (event.key === 'Escape' && !event.defaultPrevented) {
      event.nativeEvent.stopImmediatePropagation();
      if (here.picking) here.setPicking(null);
      else onClose();
    }
  };
  return (
    <PanelFrame aria-labelledby={id}>
      <Form
        ref={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          create(false);
        }}
        onKeyDown={handleKey}
      >
        <header>
          <h2 id={id}>{translate('dispatch.form.title')}</h2>
          <SavedInputNote {...here} />
          <Bare type="button" aria-label={translate('dispatch.form.close')} onClick={onClose}>
            <X size={16} aria-hidden />
          </Bare>
        </header>
        <Fields>
          <CallerFields {...{ entry, change, callno }} isOfCall={callId !== null} error={said('mobile')} />
          {passenger && (
            <CallerCard
              passenger={passenger}
              hasDigits={entry.origin.text === ''}
              isHistory={isHistory}
              onAddress={takeAddress}
              onAgain={takeOrder}
              onOpen={onOpen}
            />
          )}
          {passenger === null && <p>{translate('dispatch.caller.unknown')}</p>}
          {PLACES.map(field => (
            <PlaceSearch
              key={field}
              name={field}
              label={translate(`order.field.${field}`)}
              value={entry[field]}
              error={said(field)}
              onChange={place => change({ [field]: place })}
              onFound={() => goOn(field)}
              pick={
                hasMap
                  ? {
                      isPicking: here.picking === field,
                      toggle: () => here.setPicking(here.picking === field ? null : field),
                    }
                  : null
              }
              onDigit={digit => {
                const isTaken = takeAddress(passenger?.addresses[digit - 1], field);
                if (isTaken) goOn(field);
                return isTaken;
              }}
            />
          ))}
          <Framed
            name="detail"
            value={entry.origin.detail}
            placeholder={translate('dispatch.form.detail')}
            inputProps={{ 'aria-label': translate('dispatch.form.detail'), maxLength: 120 }}
            onChange={({ target }) => change({ origin: { ...entry.origin, detail: target.value } })}
          />
          <WhenField
            value={entry.useTime}
            error={said('useTime')}
            onChange={useTime => change({ useTime })}
          />
          <Chips
            label={translate('order.field.passengerNum')}
            values={PASSENGERS}
            wordOf={value => translate('dispatch.passengers', { smart_count: value })}
            isChosen={value => value === entry.passengerNum}
            onChoose={passengerNum => change({ passengerNum })}
          />
          <Chips
            label={translate('order.field.vehicleType')}
            values={VEHICLE_KINDS}
            wordOf={value => translate(`order.vehicleType.${value}`)}
            isChosen={value => value === entry.vehicleType}
            onChoose={vehicleType => change({ vehicleType })}
          />
          <RemarkField value={entry.remark} onChange={remark => change({ remark })} />
          {error && <FailedCreate error={error} onOpen={onOpen} onForce={() => create(true)} />}
        </Fields>
        <footer {...BAR}>
          <EstimateLine entry={entry} />
          <Button type="submit" variant="contained" loading={isPending} aria-keyshortcuts="Control+Enter">
            {translate('dispatch.form.create')}
            <Key>{(keyWords('mod+enter')[0] ?? []).join(' ')}</Key>
          </Button>
        </footer>
      </Form>
    </PanelFrame>
  );
}

const Form = styled('form')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
  header: { display: 'flex', flex: 'none', alignItems: 'center', minHeight: 40, padding: '4px 4px 0 12px' },
  h2: { flex: 1, margin: 0, fontSize: 16, fontWeight: 600 },
  footer: {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: 12,
    borderTop: `1px solid ${tokens.line}`,
  },
  'footer > button': { marginLeft: 'auto' },
}));

const Fields = styled('div')({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: 8,
  minHeight: 0,
  padding: '4px 12px 12px',
  overflow: 'auto',
  '& > *': { flex: 'none' },
  '& > p': { margin: 0 },
});
