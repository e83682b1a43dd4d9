import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { CornerDownRight, GripVertical } from 'lucide-react';
import { useNotify, useRefresh, useTranslate, useUpdate } from 'ra-core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type DictionaryRecord, dictionaryRecord } from '../../contract/dictionary-record.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useShippedName } from '../../data/use-shipped-name.ts';
import type { RowAction } from '../../kit/list/column.ts';
import { RowActions } from '../../kit/list/RowActions.tsx';
import { loadCode } from '../../late/load-code.ts';
import { LookChip } from '../../nouns/dictionary/DictionaryChip.tsx';
import type { Task } from './EntryDialogs.tsx';
import type { Edge, Step } from './moves.ts';
import { DICTIONARY } from './paths.ts';
import { useLookName } from './use-dictionary-words.ts';

interface Order {
  canStep: (step: Step) => boolean;
  onStep: (step: Step) => void;
  canDrop: (id: string, edge: Edge) => boolean;
  onDrop: (id: string, edge: Edge) => void;
}

interface ValueRowProps {
  entry: DictionaryRecord;
  isCurrent: boolean;
  /** Null where nothing is moved. */
  order: Order | null;
  onTask: (task: Task) => void;
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

export function ValueRow({ entry, isCurrent, order, onTask }: ValueRowProps) {
  const translate = useTranslate();
  const lookName = useLookName();
  const mayEdit = useMay(dictionaryRecord.calls.update);
  const { row, handle } = useRowDrag(entry.id, order);
  const actions = useRowActions(entry, order, onTask);
  const name = useShippedName()(entry.description);
  const handleKey = (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (!step || !order || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    order.onStep(step);
  };
  return (
    <tr ref={row} aria-current={isCurrent || undefined} onKeyDown={handleKey}>
      <td>
        {order && (
          <Handle
            ref={handle}
            type="button"
            data-handle={entry.id}
            aria-label={translate('dictionary.move', { name })}
            title={translate('dictionary.moveHint')}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
          >
            <GripVertical size={16} aria-hidden />
          </Handle>
        )}
      </td>
      <td title={entry.description}>
        {entry.parentValue !== null && (
          <Below role="img" aria-label={translate('dictionary.below')}>
            <CornerDownRight size={14} aria-hidden />
          </Below>
        )}
        <LookChip listClass={entry.listClass} cssClass={entry.cssClass}>
          {name}
        </LookChip>
      </td>
      <td data-mono title={entry.dicValue}>
        {entry.dicValue}
      </td>
      <td data-look>{lookName(entry.listClass)}</td>
      <td data-default>{entry.isDefault === 1 && translate('dictionary.default')}</td>
      <td>
        <StateSwitch entry={entry} name={name} isDisabled={!mayEdit} />
      </td>
      <td>
        <RowActions row={entry} name={name} actions={actions} />
      </td>
    </tr>
  );
}

interface StateSwitchProps {
  entry: DictionaryRecord;
  name: string;
  isDisabled: boolean;
}

function StateSwitch({ entry, name, isDisabled }: StateSwitchProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const describe = useFailureText();
  const [update, { isPending }] = useUpdate<DictionaryRecord>();
  const isOn = entry.state === 1;
  const handleChange = () =>
    update(
      DICTIONARY,
      { id: entry.id, data: { ...entry, state: isOn ? 0 : 1 }, previousData: entry },
      {
        mutationMode: 'pessimistic',
        onError: error => notify(describe(error).text, { type: 'error' }),
        onSettled: () => refresh(),
      },
    );
  return (
    <State>
      <Switch
        size="small"
        checked={isOn}
        disabled={isDisabled || isPending}
        onChange={handleChange}
        slotProps={{ input: { 'aria-label': translate('dictionary.switch', { name }) } }}
      />
      <span>{translate(`dictionary.state.${entry.state}`)}</span>
    </State>
  );
}

function useRowActions(
  entry: DictionaryRecord,
  order: Order | null,
  onTask: (task: Task) => void,
): RowAction<DictionaryRecord>[] {
  const translate = useTranslate();
  const mayEdit = useMay(dictionaryRecord.calls.update);
  const hasRevisions = useCapability('revisions');
  const history: RowAction<DictionaryRecord>[] = hasRevisions
    ? [
        {
          key: 'history',
          label: translate('revision.title'),
          isInMenu: true,
          onClick: () => onTask({ kind: 'history', entry }),
        },
      ]
    : [];
  if (!mayEdit) return history;
  const steps = (['up', 'down', 'in', 'out'] as const).filter(step => order?.canStep(step));
  return [
    { key: 'edit', label: translate('entity.edit'), onClick: () => onTask({ kind: 'edit', entry }) },
    ...(entry.parentValue === null
      ? [
          {
            key: 'add',
            label: translate('dictionary.addBelow'),
            isInMenu: true,
            onClick: () => onTask({ kind: 'add', parentCode: entry.parentCode, parentValue: entry.dicValue }),
          },
        ]
      : []),
    ...steps.map(step => ({
      key: step,
      label: translate(`dictionary.step.${step}`),
      isInMenu: true,
      onClick: () => order?.onStep(step),
    })),
    ...history,
    ...(entry.builtIn !== '1'
      ? [
          {
            key: 'remove',
            label: translate('entity.remove'),
            isInMenu: true,
            isDangerous: true,
            onClick: () => onTask({ kind: 'remove', entry }),
          },
        ]
      : []),
  ];
}

function useRowDrag(id: string, order: Order | null) {
  const row = useRef<HTMLTableRowElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
  });
  const isMovable = order !== null;
  useEffect(() => {
    const [element, grip] = [row.current, handle.current];
    if (!isMovable || !element || !grip) return;
    let detach = () => {};
    let isGone = false;
    const attach = async () => {
      // a place can be changed by key as well: it is no loss where the script does not come
      const { attachRowDrag } = await loadCode(() => import('./row-drag.ts'));
      if (isGone) return;
      detach = attachRowDrag({
        row: element,
        handle: grip,
        id,
        canDrop: (dragged, edge) => latest.current?.canDrop(dragged, edge) ?? false,
        onDrop: (dragged, edge) => latest.current?.onDrop(dragged, edge),
      });
    };
    void attach().catch(() => {});
    return () => {
      isGone = true;
      detach();
    };
  }, [id, isMovable]);
  return { row, handle };
}

const Handle = styled('button')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: tokens.text.faint,
  cursor: 'grab',
  '&:hover': { backgroundColor: tokens.accent.soft },
}));

const Below = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  padding: '0 6px 0 12px',
  color: theme.tokens.text.faint,
  verticalAlign: 'middle',
}));

const State = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4 });
