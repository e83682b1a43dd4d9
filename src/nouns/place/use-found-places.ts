/** Places that are found while one types, and whether there are none. */
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { type Place, placeCalls } from '../../contract/place.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';

/** Characters that the gazetteer takes. */
const LONGEST_KEYWORD = 40;
const NONE: readonly Place[] = [];

interface Asked {
  text: string;
  /** It has to be found: nobody knows yet where it is. */
  isAsked: boolean;
  /** Enter was pressed before the answer was there: its first place is meant. */
  onHaste(place: Place): void;
}

export function useFoundPlaces({ text, isAsked, onHaste }: Asked) {
  const translate = useTranslate();
  const hasGazetteer = useCapability('dispatch');
  const maySearch = useMay(placeCalls.listPlaces) && hasGazetteer;
  // what stood there before anybody typed was dealt with once
  const [isTyped, setTyped] = useState(false);
  const [isShut, setShut] = useState(false);
  const keyword = text.trim().slice(0, LONGEST_KEYWORD);
  const enabled = maySearch && isAsked && isTyped && keyword !== '';
  const { data, isFetching } = useAnswer(placeCalls.listPlaces, { query: { keyword } }, { enabled });
  const places = enabled ? (data?.places ?? NONE) : NONE;
  const isWaiting = useRef(false);
  const latest = useRef(onHaste);
  latest.current = onHaste;
  const isUnderWay = enabled && isFetching;
  useEffect(() => {
    if (isUnderWay || !isWaiting.current) return;
    isWaiting.current = false;
    const [first] = places;
    if (first) latest.current(first);
  }, [isUnderWay, places]);
  return {
    maySearch,
    places: [...places],
    isOpen: places.length > 0 && !isShut,
    isUnknown: enabled && !isFetching && data !== undefined && places.length === 0,
    /** Said where the list was left without a choice. */
    note: isShut && places.length > 0 ? translate('kit.place.unchosen') : undefined,
    begin: () => {
      setTyped(true);
      setShut(false);
    },
    end: () => setTyped(false),
    close: () => setShut(true),
    /** True where its first place is taken, now or once it is there. */
    hasten: (): boolean => {
      isWaiting.current = isUnderWay;
      if (isUnderWay) return true;
      const [first] = places;
      if (first) latest.current(first);
      return first !== undefined;
    },
  };
}
