/** The driver whose cash account it is about: found by name, plate or telephone number, who has left among them. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { DRIVER_LEFT } from '../../contract/driver.ts';
import { type CashDriver, withdrawalDeskCalls } from '../../contract/withdrawal-desk.ts';
import { ask } from '../../data/ask.ts';
import { answersKey } from '../../data/use-call.ts';
import { FindField } from '../../kit/form/FindField.tsx';
import type { FieldProps } from '../../kit/form/use-field.ts';

const FOUND = 20;
/** Characters that the call takes. */
const LONGEST_KEYWORD = 40;

/** @param knownName of the one that stands there from the start */
export function CashDriverField({ knownName, ...field }: FieldProps & { knownName: string | undefined }) {
  const translate = useTranslate();
  const [wanted, setWanted] = useState('');
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(NOBODY);
  const keyword = wanted.trim().slice(0, LONGEST_KEYWORD);
  const { data: drivers = NONE } = useQuery({
    queryKey: [...answersKey(withdrawalDeskCalls.findCashDrivers), keyword],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { size: FOUND, ...(keyword !== '' && { keyword }) };
      return (await ask(withdrawalDeskCalls.findCashDrivers, { query }, { signal })).rows;
    },
  });
  const found = drivers.map(({ driverId, name, plateNum, mobile, state }) => ({
    id: driverId,
    label: [name, plateNum, mobile, state === DRIVER_LEFT && translate('driverCash.panel.left')]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <FindField
      {...field}
      found={found}
      // one that was found once keeps its name while others are looked for
      nameOf={id => found.find(one => one.id === id)?.label ?? seen.get(id) ?? knownName ?? id}
      onSearch={text => {
        if (text === '') setSeen(new Map([...seen, ...found.map(({ id, label }) => [id, label] as const)]));
        setWanted(text);
      }}
    />
  );
}

const NONE: readonly CashDriver[] = [];
const NOBODY: ReadonlyMap<string, string> = new Map();
