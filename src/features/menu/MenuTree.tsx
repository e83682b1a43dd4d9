/** The menu records as a tree: by pointer and by key, to open, to fold and to move. */
import { dragAndDropFeature, hotkeysCoreFeature, syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Entry } from '../../data/menu/records.ts';
import { MenuTreeRow } from './MenuTreeRow.tsx';
import { canBePlaced, type Place, type Step, type Tree } from './moves.ts';

interface MenuTreeProps {
  /** What is shown of it. */
  shown: Tree;
  /** All of it. */
  whole: Tree;
  openId: string | undefined;
  /** The same list as long as nothing changes in it. */
  expanded: string[];
  onExpand: (ids: string[]) => void;
  nameOf: (entry: Entry) => string;
  isUnbuilt: (entry: Entry) => boolean;
  onOpen: (id: string) => void;
  /** Without it nothing can be moved. */
  onMove?: (id: string, place: Place) => void;
  onStep?: (id: string, step: Step) => void;
}

/** No record has such an id; an empty one would count as none. */
const ROOT = '~first level';
const parentIdOf = (id: string) => (id === ROOT ? null : id);

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

export function MenuTree(props: MenuTreeProps) {
  const { shown, whole, openId, expanded, nameOf, isUnbuilt, onOpen, onMove, onStep } = props;
  const translate = useTranslate();
  const tree = useTree<Entry | undefined>({
    rootItemId: ROOT,
    getItemName: item => (item.getItemData() ? nameOf(item.getItemData() as Entry) : ''),
    isItemFolder: item => item.getItemData()?.children.length !== 0,
    dataLoader: {
      getItem: id => shown.byId.get(id),
      getChildren: id =>
        (id === ROOT ? shown.roots : (shown.byId.get(id)?.children ?? [])).map(({ id }) => id),
    },
    indent: INDENT,
    state: { expandedItems: expanded },
    setExpandedItems: change => props.onExpand(typeof change === 'function' ? change(expanded) : change),
    canReorder: true,
    canDrag: () => onMove !== undefined,
    canDrop: (items, target) =>
      items.every(item => canBePlaced(whole, item.getId(), parentIdOf(target.item.getId()))),
    onDrop: ([item], target) => {
      if (!item) return;
      const parentId = parentIdOf(target.item.getId());
      const index = 'insertionIndex' in target ? target.insertionIndex : target.item.getChildren().length;
      onMove?.(item.getId(), { parentId, index });
    },
    onPrimaryAction: item => onOpen(item.getId()),
    features: [syncDataLoaderFeature, hotkeysCoreFeature, dragAndDropFeature],
  });
  useEffect(() => {
    if (shown) tree.rebuildTree();
  }, [tree, shown]);

  // a row that has moved stays under the key that moved it
  const moving = useRef<string | null>(null);
  useEffect(() => {
    if (moving.current === null || !shown.byId.has(moving.current)) return;
    tree.getItemInstance(moving.current).setFocused();
    tree.updateDomFocus();
  }, [tree, shown]);

  const typed = useRef({ text: '', at: 0 });
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const focused = tree.getFocusedItem();
    const step = STEPS[key];
    if (event.nativeEvent.isComposing) return;
    if (altKey && step) {
      event.preventDefault();
      event.stopPropagation();
      if (!onStep || !focused) return;
      moving.current = focused.getId();
      onStep(focused.getId(), step);
    } else if (key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey) {
      event.stopPropagation();
      const isOn = event.timeStamp - typed.current.at < TYPING_MS;
      typed.current = { text: (isOn ? typed.current.text : '') + key.toLowerCase(), at: event.timeStamp };
      const items = tree.getItems();
      const from = items.findIndex(item => item.getId() === focused?.getId()) + (isOn ? 0 : 1);
      const next = [...items.slice(from), ...items.slice(0, from)].find(item =>
        item.getItemName().toLowerCase().startsWith(typed.current.text),
      );
      next?.setFocused();
      tree.updateDomFocus();
    } else moving.current = null;
  };

  return (
    <Rows {...tree.getContainerProps(translate('menu.tree'))} onKeyDownCapture={handleKey}>
      {tree.getItems().map(item => {
        const entry = item.getItemData();
        if (!entry) return null;
        const { onClick: _, ...rest } = item.getProps();
        return (
          <MenuTreeRow
            key={item.getId()}
            entry={entry}
            row={{ ...rest, onFocus: () => item.setFocused() }}
            name={nameOf(entry)}
            level={item.getItemMeta().level}
            isOpen={item.getId() === openId}
            isExpanded={entry.children.length > 0 ? item.isExpanded() : undefined}
            isTarget={item.isUnorderedDragTarget()}
            isUnbuilt={isUnbuilt(entry)}
            onFold={() => (item.isExpanded() ? item.collapse() : item.expand())}
            onOpen={() => {
              item.setFocused();
              onOpen(item.getId());
            }}
          />
        );
      })}
      <DropLine style={tree.getDragLineStyle()} />
    </Rows>
  );
}

const INDENT = 20;
const TYPING_MS = 800;

const Rows = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  paddingBottom: 16,
});

const DropLine = styled('div')(({ theme }) => ({ height: 2, backgroundColor: theme.tokens.accent.mark }));
