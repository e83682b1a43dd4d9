/** Lists in every state they can be in, what their buttons open, and rows as others leave them. */
import { ListBase } from 'ra-core';
import { useRef } from 'react';
import { AddFilter } from '../../src/kit/list/AddFilter.tsx';
import { FilterChip } from '../../src/kit/list/FilterChip.tsx';
import { ListTable } from '../../src/kit/list/ListTable.tsx';
import { ListTabs } from '../../src/kit/list/ListTabs.tsx';
import { ListTitle } from '../../src/kit/list/ListTitle.tsx';
import type { RowMark } from '../../src/kit/list/live-rows.ts';
import { Pager } from '../../src/kit/list/Pager.tsx';
import { RowActions } from '../../src/kit/list/RowActions.tsx';
import { SelectMatching } from '../../src/kit/list/SelectMatching.tsx';
import { WaitNote } from '../../src/kit/list/WaitNote.tsx';
import { MaskedValue } from '../../src/kit/masked/MaskedValue.tsx';
import { columns, DriverList, fields, filters, rowActions } from './a-list.tsx';
import { DRIVERS, type Driver, noop, revealing } from './examples.ts';
import type { Exhibit } from './exhibit.ts';
import { Panels, SAVED } from './list-panels.tsx';
import { Place, Shelf } from './shelf.tsx';

export function ListParts() {
  return (
    <>
      <Shelf of="List: rows as others leave them">
        <ListBase resource="live" disableAuthentication disableSyncWithLocation>
          <LiveTable />
          <Pager />
        </ListBase>
      </Shelf>
      <Shelf of="What the buttons of a list open">
        <Panels />
      </Shelf>
      <Shelf of="Title, tabs, notes">
        <ListTitle title="司机" isPart waiting={{ count: 3, word: 'live.waiting', onLoad: noop }} />
        <ListTabs
          tabs={[]}
          active={undefined}
          onTab={noop}
          saved={SAVED}
          activeSaved={SAVED[0]}
          onSaved={noop}
        />
        <WaitNote patience={{ ...calm, isSlow: true }} hasRows />
        <WaitNote patience={{ ...calm, isGivenUp: true }} hasRows />
        <ListBase resource="chosen" disableAuthentication disableSyncWithLocation>
          {([null, 'failed', { read: 400, total: 4321 }] as const).map(reading => (
            <SelectMatching
              key={JSON.stringify(reading)}
              canSelect={() => true}
              matching={{ reading, isReading: false, selectAll: noop, cancel: noop }}
            />
          ))}
        </ListBase>
      </Shelf>
    </>
  );
}

const calm = { isSlow: false, isGivenUp: false, giveUp: noop, tryAgain: noop };

const aMark = (mark: Partial<RowMark>): RowMark => ({
  seq: 1,
  isChanged: false,
  isGone: false,
  lock: null,
  word: 'live.now.changed',
  by: { name: '蒙建国' },
  ...mark,
});

const MARKS: ReadonlyMap<string, RowMark> = new Map([
  ['1', aMark({ isChanged: true })],
  ['2', aMark({ isGone: true, word: 'live.now.deleted' })],
  ['3', aMark({ isChanged: true })],
  ['4', aMark({ lock: 'theirs', word: 'live.lock.theirs' })],
  ['5', aMark({ lock: 'mine', word: 'live.lock.mine' })],
]);

function LiveTable() {
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    <ListTable<Driver>
      columns={columns}
      canSort
      hasActions
      nameOf={({ name }) => name}
      pathOf={() => null}
      openId="6"
      rowActions={rowActions}
      canSelect={({ id }) => id !== '2'}
      hasBulkActions
      onLook={noop}
      live={{
        marks: MARKS,
        waiting: 0,
        waitingWord: '',
        cellsOf: id => (MARKS.get(id)?.isChanged ? new Set(['name', 'status', 'age', 'mobile']) : undefined),
        visit: noop,
      }}
      body={body}
    />
  );
}

const aList = (resource: string, press: readonly string[], until: string): Exhibit => ({
  draw: () => (
    <Place style={{ height: '100vh' }}>
      <DriverList resource={resource} />
    </Place>
  ),
  press,
  until,
});

export const lists: Readonly<Record<string, Exhibit>> = {
  'a list with rows chosen': aList('chosen', [], '[role=toolbar]'),
  'an empty list': aList('empty', [], 'p + p + div'),
  'a list in which nothing was found': aList('noMatch', [], 'p + p + div'),
  'a list that failed': aList('failed', [], '[role=alert]'),
  'a list on its way': aList('pending', [], '.skeleton'),
  'a row looked at': aList('plain', ['tr [aria-keyshortcuts=p]'], 'section[aria-live] '),
  'more actions of a row': {
    draw: () => DRIVERS[0] && <RowActions row={DRIVERS[0]} name="韦大宝" actions={rowActions()} />,
    press: ['[aria-haspopup=menu]'],
    until: '[role=menuitem]',
  },
  'why a number is wanted': {
    draw: () => <MaskedValue mask="138****5678" revealing={revealing} />,
    press: ['[aria-haspopup=menu]'],
    until: '[role=menuitem]',
  },
  'a number that is shown': {
    draw: () => <MaskedValue mask="138****5678" revealing={revealing} />,
    press: ['[aria-haspopup=menu]', '[role=menuitem]'],
    until: '[aria-keyshortcuts=Escape]',
  },
  'a filter to add': {
    draw: () => <AddFilter filters={filters} fields={fields} onAdd={noop} onAddField={noop} />,
    press: ['[aria-haspopup=menu]'],
    until: '[role=menuitem]',
  },
  'a choice of a filter': {
    draw: () =>
      filters[0] && (
        <FilterChip filter={filters[0]} values={{ status: 1 }} startsOpen onChange={noop} onRemove={noop} />
      ),
    until: '[role=menuitem]',
  },
};
