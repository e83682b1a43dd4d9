/** Records: what is said above them, their facts, tabs and history, and the look beside a list. */
import Button from '@mui/material/Button';
import { ResourceContextProvider } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { DraftNotice } from '../../src/kit/form/DraftNotice.tsx';
import { DraftOfferContext, DraftsProvider } from '../../src/kit/form/drafts-context.ts';
import { FormSaveBar } from '../../src/kit/form/FormSaveBar.tsx';
import { RecordForm } from '../../src/kit/form/RecordForm.tsx';
import { SaveBar } from '../../src/kit/form/SaveBar.tsx';
import { TextField } from '../../src/kit/form/TextField.tsx';
import { Pane } from '../../src/kit/Pane.tsx';
import { BelowFacts, Facts } from '../../src/kit/record/Facts.tsx';
import { QuickLook } from '../../src/kit/record/QuickLook.tsx';
import { RecordLoading } from '../../src/kit/record/RecordLoading.tsx';
import { RecordNotice } from '../../src/kit/record/RecordNotice.tsx';
import { RecordNotices } from '../../src/kit/record/RecordNotices.tsx';
import { RecordPage } from '../../src/kit/record/RecordPage.tsx';
import { Timeline } from '../../src/kit/record/Timeline.tsx';
import { StatusMark } from '../../src/kit/StatusMark.tsx';
import { ErrorState, PageState } from '../../src/kit/state/PageState.tsx';
import { TwoPanes } from '../../src/kit/TwoPanes.tsx';
import { DRIVERS, noop } from './examples.ts';
import { Place, Shelf } from './shelf.tsx';

const FACTS = DRIVERS.slice(0, 5).map(({ jobNo, name, tone, state }) => ({
  label: jobNo,
  value: tone === 'ok' ? name : <StatusMark tone={tone}>{state}</StatusMark>,
}));

const HISTORY = DRIVERS.slice(0, 3).map(({ id, createdOn, name }) => ({
  id,
  time: createdOn,
  who: name,
  what: '改了手机',
  path: id === '1' ? '/log/1' : undefined,
}));

const missing = { text: '记录已不存在', isMissing: true };
const failed = { text: '上游没有回应', traceId: '0af7651916cd43dd' };

const offer = {
  savedOn: Date.now() - 60_000,
  fields: ['name'],
  isOlder: true,
  restore: noop,
  discard: noop,
};

const drafts = { read: async () => undefined, write: async () => {}, drop: async () => {} };

const notices = [
  { key: 'lock', tone: 'info' as const, text: '蒙建国正在编辑' },
  {
    key: 'change',
    tone: 'warning' as const,
    text: '蒙建国改了这条记录',
    action: { label: '载入', onClick: noop },
  },
  { key: 'gone', tone: 'warning' as const, text: '这条记录已被删除', isGone: true },
];

export function Records() {
  return (
    <ResourceContextProvider value="driver">
      <DraftsProvider value={drafts}>
        <Shelf of="Record: page">
          <Place style={{ height: 520 }}>
            <RecordForm record={{ name: '韦大宝' }} onSubmit={async () => undefined}>
              <ARecord />
              <Changed />
            </RecordForm>
          </Place>
        </Shelf>
        <Shelf of="Record: notices">
          <RecordForm record={{ name: '韦大宝' }} onSubmit={async () => undefined}>
            <DraftOfferContext value={offer}>
              <DraftNotice />
            </DraftOfferContext>
            <RecordNotices notices={notices} anewPath="/driver/create" />
            <RecordNotice {...missing} anewPath="/driver/create" />
            <RecordNotice {...failed} />
            <RecordNotice {...failed} tone="warning" />
          </RecordForm>
        </Shelf>
        <Shelf of="Record: on its way, and not to be had">
          <RecordLoading onRetry={noop} />
          <RecordLoading error={failed} onRetry={noop} />
          <RecordLoading error={missing} onRetry={noop} />
          <ErrorState {...failed} onRetry={noop} />
          <PageState title="还没有司机" why="登记后司机会出现在这里。" action={<Button>新增</Button>} />
        </Shelf>
        <Shelf of="Record: to be saved">
          <SaveBar unsaved="未保存：1 项" label="保存" isSaving={false} onSave={noop} onDiscard={noop} />
          <SaveBar label="保存" isSaving={false} onSave={noop} onDiscard={noop} />
          <SaveBar unsaved="未保存：1 项" label="保存" isSaving onSave={noop} onDiscard={noop} />
        </Shelf>
        <Shelf of="Record: beside its list">
          <Looks />
        </Shelf>
        <Shelf of="Two panes">
          <Place style={{ height: 160 }}>
            <TwoPanes title="两栏" isChosen side={<Pane>左</Pane>} back={{ label: '返回', onClick: noop }}>
              <Timeline title="动态" items={[]} emptyText="还没有动态" isLoading={false} />
            </TwoPanes>
          </Place>
        </Shelf>
      </DraftsProvider>
    </ResourceContextProvider>
  );
}

function ARecord() {
  return (
    <RecordPage
      title="韦大宝"
      tag="内置"
      status={<StatusMark tone="warn">待审核</StatusMark>}
      actions={<FormSaveBar isSaving={false} />}
      facts={FACTS}
      tabs={[
        { key: 'name', label: '资料', content: <TextField source="name" label="姓名" /> },
        { key: 'papers', label: '证件', count: 3, content: <TextField source="paper" label="证件" /> },
      ]}
      aside={
        <Timeline
          title="动态"
          now={{ label: '现在', who: '蒙建国', what: '正在编辑' }}
          items={HISTORY}
          emptyText="还没有动态"
          isLoading={false}
          onMore={noop}
        />
      }
    />
  );
}

/** Something is typed, and the tab that is not in view is at fault. */
function Changed() {
  const { setValue, setError } = useFormContext();
  useEffect(() => {
    setValue('name', '黄秀英', { shouldDirty: true });
    setError('paper', { message: 'ra.validation.required' });
  }, [setValue, setError]);
  return null;
}

function Looks() {
  const status = <StatusMark tone="ok">在岗</StatusMark>;
  const action = (
    <Button variant="outlined" color="inherit">
      编辑
    </Button>
  );
  return (
    <>
      {[
        <Facts key="facts" facts={FACTS} isOneColumn />,
        <RecordLoading key="loading" onRetry={noop} />,
        <RecordLoading key="failed" error={failed} onRetry={noop} />,
      ].map(content => (
        <Place key={content.key} style={{ height: 360, width: 480 }}>
          <QuickLook isBeside title="韦大宝" status={status} actions={action} onClose={noop}>
            {content}
            <BelowFacts>在岗 3 年</BelowFacts>
          </QuickLook>
        </Place>
      ))}
    </>
  );
}
