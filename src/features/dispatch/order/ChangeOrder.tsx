/** Changes an order before anybody is aboard. Where somebody else was faster, both are compared field by field. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dispatchDeskCalls } from '../../../contract/dispatch-desk.ts';
import { type Order, VEHICLE_KINDS } from '../../../contract/order.ts';
import { conflictIn } from '../../../data/record-conflict.ts';
import { UpstreamError } from '../../../data/send.ts';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { useSaving } from '../../../data/use-record-save.ts';
import { RecordConflict } from '../../../kit/conflict/RecordConflict.tsx';
import { DateInput } from '../../../kit/date/DateInput.tsx';
import { Framed } from '../../../kit/Framed.tsx';
import { SavedInputNote } from '../../../kit/form/SavedInputNote.tsx';
import { useSavedInput } from '../../../kit/form/use-saved-input.ts';
import { ActForm } from '../parts/ActForm.tsx';
import { Chips } from '../parts/Chips.tsx';
import { PlaceSearch } from '../parts/PlaceSearch.tsx';
import { useOrderActs } from '../state/act-context.ts';
import {
  CHANGED_FIELDS,
  type ChangeEntry,
  type ChangeValues,
  entryOf,
  valuesAfter,
  valuesOf,
} from './change-values.ts';
import { useOrderFieldText } from './use-order-field-text.ts';

const PASSENGERS = [1, 2, 3, 4, 5, 6] as const;
const RESERVED = '1';

export function ChangeOrder({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const show = useOrderFieldText();
  const { order } = useOrderActs();
  // what it was when somebody began to type
  const [begun] = useState(() => begunOn(order));
  const kept = useSavedInput(`order/${order.id}/change`, begun);
  const { loaded, entry } = kept.typed;
  const set = (part: Partial<ChangeEntry>) => kept.change({ entry: { ...entry, ...part } });
  const save = useChange(order, loaded, () => {
    void kept.clear();
    onClose();
  });
  const values = valuesAfter(entry, loaded);
  return (
    <ActForm
      title={translate('dispatch.act.change')}
      doLabel={translate('dispatch.change.save')}
      isPending={save.isSaving}
      isUnready={values === null}
      onDo={() => values && void save.save({ ...values })}
      onClose={onClose}
    >
      <PlaceSearch
        name="changedDest"
        label={translate('order.field.dest')}
        value={entry.dest}
        error={
          values === null && entry.dest.text !== '' && !entry.dest.at
            ? translate('dispatch.form.missing.place')
            : undefined
        }
        onChange={dest => set({ dest })}
        onFound={() => {}}
        pick={null}
      />
      <Framed
        value={entry.originDetail}
        placeholder={translate('dispatch.form.detail')}
        inputProps={{ 'aria-label': translate('order.field.originDetail'), maxLength: 120 }}
        onChange={({ target }) => set({ originDetail: target.value })}
      />
      {order.type === RESERVED && (
        <DateInput
          unit="minute"
          value={entry.useTime}
          inputProps={{ 'aria-label': translate('order.field.useTime') }}
          onChange={useTime => set({ useTime })}
        />
      )}
      <Chips
        label={translate('order.field.passengerNum')}
        values={PASSENGERS}
        wordOf={value => translate('dispatch.passengers', { smart_count: value })}
        isChosen={value => value === entry.passengerNum}
        onChoose={passengerNum => set({ passengerNum })}
      />
      <Chips
        label={translate('order.field.vehicleType')}
        values={VEHICLE_KINDS}
        wordOf={value => translate(`order.vehicleType.${value}`)}
        isChosen={value => value === entry.vehicleType}
        onChoose={vehicleType => set({ vehicleType })}
      />
      <Framed
        value={entry.remark}
        placeholder={translate('order.field.remark')}
        inputProps={{ 'aria-label': translate('order.field.remark'), maxLength: 200 }}
        onChange={({ target }) => set({ remark: target.value })}
      />
      <SavedInputNote {...kept} />
      {save.failure !== null && <p role="alert">{failureText(save.failure).text}</p>}
      <RecordConflict
        save={save}
        fields={CHANGED_FIELDS}
        labelOf={field => translate(`order.field.${field}`)}
        show={(field, value) => show(field, value)}
      />
    </ActForm>
  );
}

type Loaded = ChangeValues & { version: number };

/** What is typed is kept with what it was typed on: saved on a newer order, it is compared with that. */
interface Begun {
  loaded: Loaded;
  entry: ChangeEntry;
}

function begunOn(order: Order): Begun {
  const values = valuesOf(order);
  return { loaded: { ...values, version: order.version }, entry: entryOf(values) };
}

/** Saves what differs, on the version that somebody has seen. */
function useChange(order: Order, loaded: Loaded, onSaved: () => void) {
  const call = dispatchDeskCalls.changeOrder;
  const { mutateAsync, isPending } = useCall(call);
  const write = async (base: Record<string, unknown>, values: Record<string, unknown>) => {
    const changed = CHANGED_FIELDS.filter(
      name => JSON.stringify(values[name]) !== JSON.stringify(base[name]),
    );
    const own = Object.fromEntries(changed.map(name => [name, values[name]]));
    try {
      return await mutateAsync({ body: { orderId: order.id, version: Number(base.version), ...own } });
    } catch (error) {
      throw comparable(error);
    }
  };
  return useSaving<Order>({
    call,
    record: { id: order.id, ...loaded },
    write,
    isSaving: isPending,
    onSaved,
  });
}

/** The order as it is now, with the fields that the form has. */
function comparable(error: unknown): unknown {
  const conflict = conflictIn(error);
  if (!conflict || !(error instanceof UpstreamError)) return error;
  const theirs = conflict.theirs as Partial<Order>;
  const current = { ...valuesOf(theirs), version: theirs.version };
  const { by: updatedBy, on: updatedOn } = conflict;
  return new UpstreamError('failure', {
    ...error,
    message: error.told,
    data: { current, updatedBy, ...(updatedOn !== null && { updatedOn }) },
  });
}
