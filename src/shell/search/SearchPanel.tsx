/** What was found, under the field; the field keeps the focus and its keys are answered here. */
import { styled } from '@mui/material/styles';
import { useNavigate, useTranslate } from 'ra-core';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import type { Find, FindGroup } from './finds.ts';
import { useGroups } from './use-groups.ts';

export interface PanelKeys {
  /** Whether the key meant something here. */
  press(key: string): boolean;
}

export interface SearchPanelProps {
  /** Of the list; those of its entries begin with it. */
  id: string;
  /** Without what an input method is still composing. */
  text: string;
  keys: RefObject<PanelKeys | null>;
  /** The id of the entry that Enter would open. */
  onActive: (id: string | undefined) => void;
  /** For screen readers: how much was found. */
  onCount: (words: string) => void;
  onDone: () => void;
}

export default function SearchPanel({ id, text, keys, onActive, onCount, onDone }: SearchPanelProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { groups, retry } = useGroups(text);
  const finds = groups.flatMap(group => group.finds);
  const [chosen, setChosen] = useState<{ text: string; key: string }>();
  const at = Math.max(
    0,
    finds.findIndex(({ key }) => chosen?.text === text && key === chosen.key),
  );
  const active = finds[at];
  const isBusy = groups.some(group => group.isBusy);

  const open = (find: Find) => {
    if (find.to === undefined) return retry();
    onDone();
    navigate(find.to);
  };
  const move = (by: number) => {
    const next = finds[(at + by + finds.length) % finds.length];
    if (next) setChosen({ text, key: next.key });
  };
  useImperativeHandle(keys, () => ({
    press(key) {
      if (key === 'ArrowDown') move(1);
      else if (key === 'ArrowUp') move(-1);
      else if (key === 'Enter' && active) open(active);
      else return false;
      return true;
    },
  }));

  const activeId = active && idOf(id, active);
  useEffect(() => {
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId, onActive]);

  const isNothing = text.trim() !== '' && finds.length === 0 && !isBusy;
  const words = isBusy
    ? ''
    : isNothing
      ? translate('search.nothing', { text: text.trim() })
      : translate('search.count', { smart_count: finds.filter(({ to }) => to !== undefined).length });
  useEffect(() => onCount(words), [words, onCount]);

  return (
    <Panel
      // a press on it must not take the focus out of the field
      onMouseDown={event => event.preventDefault()}
    >
      <div role="listbox" id={id} aria-label={translate('search.results')} aria-busy={isBusy}>
        {groups.map(group => (
          <Group key={group.key} id={id} group={group} activeKey={active?.key} onOpen={open} />
        ))}
      </div>
      {isNothing && (
        <p>
          <b>{translate('search.nothing', { text: text.trim() })}</b>
          {translate('search.nothingHint')}
        </p>
      )}
    </Panel>
  );
}

const idOf = (list: string, { key }: Find) => `${list}-${encodeURIComponent(key)}`;

interface GroupProps {
  id: string;
  group: FindGroup;
  activeKey: string | undefined;
  onOpen: (find: Find) => void;
}

function Group({ id, group, activeKey, onOpen }: GroupProps) {
  const translate = useTranslate();
  if (group.finds.length === 0 && !group.isBusy) return null;
  const titleId = `${id}-of-${group.key}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div role="group" aria-labelledby={titleId}>
      <Title id={titleId} role="presentation">
        {group.title}
        {group.isBusy && <span>{translate('search.busy')}</span>}
      </Title>
      {group.finds.map(find => (
        <Option
          key={find.key}
          id={idOf(id, find)}
          role="option"
          aria-selected={find.key === activeKey}
          onClick={() => onOpen(find)}
        >
          <span className="name">{find.name}</span>
          {find.hint && <span className="hint">{find.hint}</span>}
          {find.isOpen && <span className="open">{translate('search.isOpen')}</span>}
        </Option>
      ))}
    </div>
  );
}

const Panel = styled('div')(({ theme: { tokens, breakpoints, zIndex } }) => ({
  position: 'absolute',
  top: '100%',
  left: 0,
  zIndex: zIndex.modal,
  width: 400,
  maxHeight: 'min(480px, calc(100dvh - 96px))',
  marginTop: 4,
  padding: 4,
  overflowY: 'auto',
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  boxShadow: tokens.shadow,
  backgroundColor: tokens.float,
  p: { margin: 0, padding: '8px', color: tokens.text.faint, fontSize: 12 },
  'p b': {
    display: 'block',
    color: tokens.text.plain,
    fontSize: 13,
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  [breakpoints.down('md')]: {
    right: 0,
    width: 'auto',
    marginTop: 0,
    padding: '4px 8px',
    maxHeight: 'calc(100dvh - 48px)',
    borderWidth: '0 0 1px',
    borderRadius: 0,
  },
}));

const Title = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '6px 8px 2px',
  color: tokens.text.faint,
  fontSize: 12,
}));

const Option = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  padding: '2px 8px',
  borderRadius: 4,
  color: tokens.text.strong,
  fontSize: 13,
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.hover },
  '&[aria-selected=true]': { color: tokens.accent.ink, backgroundColor: tokens.accent.soft },
  '.name': {
    flex: 'none',
    maxWidth: '60%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '.hint': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.text.faint,
    fontSize: 12,
  },
  '.open': { flex: 'none', marginLeft: 'auto', color: tokens.text.faint, fontSize: 12 },
  [breakpoints.down('md')]: { minHeight: 44, fontSize: 14 },
}));
