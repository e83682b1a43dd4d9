/** Moving entries: in one call where the upstream can, else one after the other; and the way back. */
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import { accessCalls } from '../../contract/access.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useCall, useInvalidateCalls } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { type BulkOutcome, runBulk } from '../../kit/bulk/results.ts';
import { type Move, movesBack, movesTo, type Place, type Tree } from './moves.ts';
import { MENU } from './paths.ts';

export interface Moved {
  /** For the eye and for a screen reader. */
  text: string;
  undo?: () => void;
}

export function useMove(tree: Tree | undefined, nameOf: (id: string) => string) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const forgetAnswers = useInvalidateCalls();
  const arrange = useCall(accessCalls.arrangeMenus);
  const isAtOnce = useCapability('menus');
  const [isMoving, setMoving] = useState(false);
  const [moved, setMoved] = useState<Moved | null>(null);
  // the way back starts from the records as they are then
  const latest = useRef(tree);
  useLayoutEffect(() => {
    latest.current = tree;
  });
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>([]);

  const oneByOne = async (moves: readonly Move[]) => {
    const byId = new Map(moves.map(move => [move.id, move]));
    const items = moves.map(({ id }) => ({ id, name: nameOf(id) }));
    const act = async (id: string) => {
      const previousData = latest.current?.byId.get(id)?.record;
      const { parentId, sort } = byId.get(id) ?? {};
      await dataProvider.update(MENU, {
        id,
        data: { ...previousData, parentId, sort },
        previousData: { ...previousData, id },
      });
      return undefined;
    };
    const all = await runBulk(items, act, { describe: error => describe(error).text });
    const isWhole = all.every(({ problem }) => problem === undefined);
    setOutcomes(isWhole ? [] : all);
    return isWhole ? moves : null;
  };

  /** What came of it, with the versions to go back on; null where it was not done, or not wholly. */
  const send = async (moves: readonly Move[]): Promise<readonly Move[] | null> => {
    setMoving(true);
    setOutcomes([]);
    try {
      return isAtOnce ? await arrange.mutateAsync({ body: { moves: [...moves] } }) : await oneByOne(moves);
    } catch (error) {
      notify(describe(error).text, { type: 'error' });
      return null;
    } finally {
      setMoving(false);
      forgetAnswers();
      refresh();
    }
  };

  return {
    isMoving,
    moved,
    /** Of a move that was not done wholly. */
    outcomes,
    forgetOutcomes: () => setOutcomes([]),
    say: (text: string) => setMoved({ text }),
    async move(id: string, place: Place) {
      if (!tree || isMoving) return;
      const moves = movesTo(tree, id, place);
      if (moves.length === 0) return;
      const name = nameOf(id);
      const back = movesBack(moves, tree);
      const done = await send(moves);
      if (!done) {
        setMoved(null);
        return;
      }
      const parent = place.parentId === null ? translate('menu.firstLevel') : nameOf(place.parentId);
      const undo = async () => {
        const versions = new Map(isAtOnce ? done.map(({ id: doneId, version }) => [doneId, version]) : []);
        const undone = await send(back.map(each => ({ ...each, version: versions.get(each.id) })));
        setMoved(undone && { text: translate('menu.undone', { name }) });
      };
      setMoved({ text: translate('menu.moved', { name, parent, place: place.index + 1 }), undo });
    },
  };
}
