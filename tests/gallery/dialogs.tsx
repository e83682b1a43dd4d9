/** Dialogs, drawers and the cover: each by itself over an empty page. */
import { BulkEditDialog } from '../../src/kit/bulk/BulkEditDialog.tsx';
import { type BulkDialogProps, BulkResultDialog } from '../../src/kit/bulk/BulkResultDialog.tsx';
import { CopyOnce } from '../../src/kit/bulk/CopyOnce.tsx';
import { RecordConflict } from '../../src/kit/conflict/RecordConflict.tsx';
import DesktopHelpDialog from '../../src/kit/desktop/DesktopHelpDialog.tsx';
import { ConfirmDialog } from '../../src/kit/dialog/ConfirmDialog.tsx';
import { DialogForm } from '../../src/kit/form/DialogForm.tsx';
import { FieldGrid } from '../../src/kit/form/FieldGrid.tsx';
import { TextField } from '../../src/kit/form/TextField.tsx';
import ChangePasswordDialog from '../../src/shell/ChangePasswordDialog.tsx';
import ErrorLogDialog from '../../src/shell/errors/ErrorLogDialog.tsx';
import { errorLog } from '../../src/shell/errors/errors-here.ts';
import LeaveDialog from '../../src/shell/kept/LeaveDialog.tsx';
import SessionOverDialog from '../../src/shell/SessionOverDialog.tsx';
import { LockCover } from '../../src/shell/screen-lock/LockCover.tsx';
import UnlockForm from '../../src/shell/screen-lock/UnlockForm.tsx';
import SearchPanel from '../../src/shell/search/SearchPanel.tsx';
import KeyboardMap from '../../src/shell/settings/KeyboardMap.tsx';
import SettingsDrawer from '../../src/shell/settings/SettingsDrawer.tsx';
import DiscardDialog from '../../src/shell/tags/DiscardDialog.tsx';
import TagMenu from '../../src/shell/tags/TagMenu.tsx';
import TagsList from '../../src/shell/tags/TagsList.tsx';
import { DriverList } from './a-list.tsx';
import { actions, DRIVERS, noop, session, TAGS } from './examples.ts';
import type { Exhibit } from './exhibit.ts';
import { imports } from './imports.tsx';
import { Place } from './shelf.tsx';

const WHO = DRIVERS.map(({ id, name, jobNo }) => ({ id, name, note: jobNo, remark: '' }));

const bulk: BulkDialogProps = {
  title: '停用司机',
  question: '停用选中的 8 名司机？',
  confirmLabel: '停用',
  items: WHO,
  act: async id => {
    if (id === '2') throw new Error('busy');
    return id === '3' ? { secret: 'k3-Zq8' } : undefined;
  },
  describe: () => '正在被编辑',
  secretHint: '只显示这一次。',
  onClose: noop,
};

const GO = '[role=dialog] .MuiButton-contained';

const question = {
  title: '停用版本 3.2.1',
  children: '已经更新的人不受影响，其他人不再收到它。',
  confirmLabel: '停用',
  onConfirm: noop,
  onClose: noop,
};

const tagActs = { refresh: noop, close: noop, move: noop };

const field = <TextField source="remark" label="备注" />;

const shown = (_: string, value: unknown) => String(value ?? '');

const aTag = TAGS[1];

export const dialogs: Readonly<Record<string, Exhibit>> = {
  'a bulk action': { draw: () => <BulkResultDialog {...bulk} isDangerous onBack={noop} /> },
  'a bulk action under way': {
    draw: () => <BulkResultDialog {...bulk} act={() => new Promise(() => {})} />,
    press: [GO],
    until: '[role=progressbar]',
  },
  'results of a bulk action': {
    draw: () => <BulkResultDialog {...bulk} />,
    press: [GO],
    until: '[role=dialog] .MuiDialogActions-root .MuiButton-contained:last-child',
  },
  'a bulk edit': {
    draw: () => (
      <BulkEditDialog
        title="批量修改"
        fields={[
          { source: 'remark', label: '备注', input: field, empty: '' },
          { source: 'note', label: '说明', input: field },
        ]}
        items={WHO}
        edit={async () => undefined}
        isSame={(_, one, other) => one === other}
        show={shown}
        describe={() => '正在被编辑'}
        onClose={noop}
      />
    ),
    press: ['[role=dialog] [type=checkbox]'],
    until: '[role=dialog] [type=text]',
  },
  'a secret': {
    draw: () => <CopyOnce title="新密码" why="只显示这一次。" secret="k3-Zq8" onClose={noop} />,
  },
  'a conflict': {
    draw: () => (
      <RecordConflict
        save={{
          conflict: {
            loaded: { remark: '', jobNo: 'N0', age: 30 },
            theirs: { remark: '夜班', jobNo: 'N1', age: 30 },
            mine: { remark: '机场', jobNo: 'N0', age: 31 },
            by: '蒙建国',
            on: 1_790_000_000_000,
          },
          isSaving: false,
          isSame: (_, one, other) => one === other,
          saveMerged: async () => undefined,
          closeConflict: noop,
        }}
        fields={['remark', 'jobNo', 'age']}
        labelOf={name => name}
        show={shown}
      />
    ),
  },
  'a form in a dialog': {
    draw: () => (
      <DialogForm title="新增司机" isNew isSaving={false} onSubmit={async () => undefined} onClose={noop}>
        <FieldGrid>{field}</FieldGrid>
      </DialogForm>
    ),
  },
  'a question': { draw: () => <ConfirmDialog {...question} /> },
  'a question with an answer under way': {
    draw: () => <ConfirmDialog {...question} isDangerous isPending />,
  },
  'a question whose answer failed': {
    draw: () => <ConfirmDialog {...question} isDangerous problem={{ text: '正在被编辑', traceId: '7f3a' }} />,
  },
  'what cannot be done now': {
    draw: () => (
      <ConfirmDialog {...question} isBarred cancelLabel="返回">
        尚未保存，请先保存。
      </ConfirmDialog>
    ),
  },
  'help with the desktop': { draw: () => <DesktopHelpDialog onClose={noop} /> },
  'the own password': {
    draw: () => <ChangePasswordDialog onClose={noop} />,
    press: ['[type=submit]'],
    until: '.Mui-error',
  },
  'the error log': {
    draw: () => {
      if (errorLog.read().length === 0) errorLog.note(new Error('broken'), 'in <Page>');
      return <ErrorLogDialog onClose={noop} />;
    },
    press: ['tbody [aria-expanded]'],
    until: '[role=region]',
  },
  'before a page goes': { draw: () => <LeaveDialog isKept={false} onDiscard={noop} onClose={noop} /> },
  'before tags go': {
    draw: () => <DiscardDialog kind="close" tags={TAGS} onDiscard={noop} onClose={noop} />,
  },
  'the end of a session': {
    draw: () => (
      <SessionOverDialog
        account="weilh"
        reason="replaced"
        mountSignIn={actions.mountSignIn}
        onSession={noop}
        onClose={noop}
      />
    ),
    press: ['.sign-in-again [type=submit]'],
    until: '.sign-in-again [aria-invalid=true]',
  },
  'a locked screen': {
    draw: () => (
      <LockCover user={session.user} isLoading onRetry={noop} onSignOut={actions.signOut}>
        <UnlockForm user={session.user} actions={actions} />
      </LockCover>
    ),
    until: '.sign-in-again [type=submit]',
  },
  settings: { draw: () => <SettingsDrawer onClose={noop} onLanguage={actions.changeLanguage} /> },
  'the keys': {
    draw: () => (
      <>
        <Place style={{ height: 400 }}>
          <DriverList resource="plain" />
        </Place>
        <KeyboardMap onClose={noop} />
      </>
    ),
    until: 'kbd',
  },
  search: { draw: () => <Found text="司机" />, until: '[id^="found-car%20again"]' },
  'a search that finds nothing': { draw: () => <Found text="zzzz" />, until: '[role=listbox] + p' },
  'the menu of a tag': {
    draw: () =>
      aTag && (
        <TagMenu tag={aTag} at={{ left: 100, top: 100 }} acts={tagActs} onMoved={noop} onClose={noop} />
      ),
    until: '[role=menuitem]',
  },
  'all tags': {
    draw: () => <TagsList anchor={document.body} acts={tagActs} onClose={noop} />,
    until: '[role=dialog] li',
  },
  ...imports,
};

function Found({ text }: { text: string }) {
  return (
    <div style={{ position: 'relative', width: 480, height: 32 }}>
      <SearchPanel
        id="found"
        text={text}
        keys={{ current: null }}
        onActive={noop}
        onCount={noop}
        onDone={noop}
      />
    </div>
  );
}
