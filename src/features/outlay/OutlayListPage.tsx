/** What goes out: looked at beside the list; of what is on its way the provider can be asked. */
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { type Outlay, outlayCalls } from '../../contract/outlay.ts';
import { DIFFERENT, FAILED, PROCESSING } from '../../contract/payment-states.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import type { RowAction } from '../../kit/list/column.ts';
import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import pages from './pages.tsx';

export default function OutlayListPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const describe = useFailureText();
  const canAsk = useCapability('payments');
  const mayAsk = useMay(outlayCalls.queryOutlay);
  const { mutateAsync, isPending } = useCall(outlayCalls.queryOutlay);
  const askFor = async ({ id }: Outlay) => {
    try {
      const { state } = await mutateAsync({ body: { id } });
      notify(`outlay.asked.${state}`, {
        type: 'info',
        messageArgs: { _: translate(`outlay.state.${state}`) },
      });
    } catch (error) {
      notify(describe(error).text, { type: 'error' });
    }
    refresh();
  };
  const actionsOf = (row: Outlay): RowAction<Outlay>[] => [
    {
      key: 'query',
      label: translate('outlay.query'),
      may: canAsk && mayAsk && (row.state === PROCESSING || isContradicted(row)),
      isInLook: true,
      // it stays while it is asked, so that the focus does
      onClick: one => void (isPending || askFor(one)),
    },
  ];
  return <ResourceListPage<Outlay> pages={pages} pathOf={() => null} moreActions={actionsOf} />;
}

/** It has failed, and the provider has said otherwise as well. */
const isContradicted = ({ state, reconState }: Outlay) => state === FAILED && reconState === DIFFERENT;
