/** The same person under another number: both records become this one. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetList, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Passenger, passenger, passengerCalls } from '../../contract/passenger.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';

interface MergeCallerProps {
  caller: Passenger;
  onMerged: () => Promise<unknown>;
}

export function MergeCaller(props: MergeCallerProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('passenger.merge.open')}
      </Button>
      {isOpen && <MergeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const LEAST_DIGITS = 4;

function MergeDialog({ caller, onMerged, onClose }: MergeCallerProps & { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const merge = useCall(passengerCalls.mergeCallers);
  const [mobile, setMobile] = useState('');
  const isSought = mobile.trim().length >= LEAST_DIGITS;
  const { data = [], isPending } = useGetList<Passenger>(
    passenger.resource,
    { filter: { mobile: mobile.trim() }, pagination: { page: 1, perPage: 2 } },
    { enabled: isSought },
  );
  const others = data.filter(({ id }) => id !== caller.id);
  const [other] = others.length === 1 ? others : [];
  const run = () => {
    if (!other) return;
    const pair = { id: caller.id, version: caller.version, goneId: other.id, goneVersion: other.version };
    merge.mutate(
      { body: pair },
      {
        onSuccess: () => {
          notify('passenger.merge.done', { type: 'success' });
          onClose();
          void onMerged();
        },
      },
    );
  };
  const said = () => {
    if (!isSought) return translate('passenger.merge.how');
    if (isPending) return '';
    if (other)
      return translate('passenger.merge.found', {
        name: other.name ?? translate('passenger.merge.nameless'),
        mobile: other.mobile ?? '',
        orders: other.orderCount,
      });
    return translate(others.length === 0 ? 'passenger.merge.nobody' : 'passenger.merge.several');
  };
  return (
    <ConfirmDialog
      title={translate('passenger.merge.title')}
      confirmLabel={translate('passenger.merge.confirm')}
      isDangerous
      isBarred={!other}
      isPending={merge.isPending}
      problem={merge.error && describe(merge.error)}
      onConfirm={run}
      onClose={onClose}
    >
      <Column>
        <SearchBox value={mobile} hint={translate('passenger.merge.hint')} onSearch={setMobile} />
        <span role="status">{said()}</span>
        {other && <span>{translate('passenger.merge.what')}</span>}
      </Column>
    </ConfirmDialog>
  );
}

const Column = styled('span')({ display: 'flex', flexDirection: 'column', gap: 8 });
