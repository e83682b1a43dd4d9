/** A place among those that were found: its name, where it lies, and whether a house number only lies somewhere along it. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { HTMLAttributes } from 'react';
import { addressOf, type Place } from '../../contract/place.ts';
import { useAreas } from '../area/use-areas.ts';

interface FoundPlaceProps extends HTMLAttributes<HTMLLIElement> {
  place: Place;
}

export function FoundPlace({ place, ...item }: FoundPlaceProps) {
  const translate = useTranslate();
  const { nameOf } = useAreas();
  return (
    <Line {...item}>
      <span>{addressOf(place)}</span>
      <small>
        {place.houseNumber !== null && translate('kit.place.along', { place: place.name })}{' '}
        {nameOf(place.addressType)}
      </small>
    </Line>
  );
}

const Line = styled('li')(({ theme: { tokens } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  small: { flex: 'none', color: tokens.text.faint },
}));
