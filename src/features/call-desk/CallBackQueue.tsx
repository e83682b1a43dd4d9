/** Numbers that have called in vain: each once, until somebody talks to it. */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { PageState } from '../../kit/state/PageState.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import { useFocusKept } from '../../kit/use-focus-kept.ts';
import { CallBackRow } from './CallBackRow.tsx';
import { useCallBacks } from './use-call-desk.ts';

export function CallBackQueue() {
  const translate = useTranslate();
  const { data, error, isLoading, refetch } = useCallBacks();
  const whole = useFocusKept<HTMLElement>();
  const isLate = useDelayed(isLoading, SKELETON_AFTER_MS);
  return (
    <section ref={whole} aria-label={translate('callDesk.toCallBack')}>
      <h2 tabIndex={-1} data-focus-next={data?.rows.length === 0 || undefined}>
        {translate('callDesk.toCallBack')} {data?.total}
      </h2>
      {isLate && <SkeletonBar style={{ height: 20, margin: '8px 16px' }} />}
      {error && !data && (
        <PageState
          title={translate('call.loadFailed')}
          why={translate('call.loadFailedWhy')}
          action={<Button onClick={() => void refetch()}>{translate('kit.state.retry')}</Button>}
        />
      )}
      {data?.rows.length === 0 && (
        <PageState title={translate('callDesk.nobody')} why={translate('callDesk.nobodyWhy')} />
      )}
      {data?.rows.map(entry => (
        <CallBackRow key={entry.id} entry={entry} onDone={() => void refetch()} />
      ))}
    </section>
  );
}
