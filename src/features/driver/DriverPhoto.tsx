/** The photo on file, where there is one. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Driver } from '../../contract/driver.ts';
import { driverCalls } from '../../contract/driver-calls.ts';
import { addressOf } from '../../data/base-path.ts';
import { useAnswer } from '../../data/use-call.ts';

/** Addresses are good for five minutes. */
const FRESH_MS = 240_000;

export function DriverPhoto({ driver }: { driver: Pick<Driver, 'id' | 'name' | 'photoFileId'> }) {
  const translate = useTranslate();
  const { data } = useAnswer(
    driverCalls.info,
    { query: { driverId: driver.id } },
    { enabled: driver.photoFileId !== null, staleTime: FRESH_MS },
  );
  if (driver.photoFileId === null || !data?.photoUrl) return null;
  return <Portrait src={addressOf(data.photoUrl)} alt={translate('driver.photoOf', { name: driver.name })} />;
}

/** As a certificate has it. */
export const Portrait = styled('img')(({ theme }) => ({
  display: 'block',
  width: 96,
  height: 120,
  border: `1px solid ${theme.tokens.line}`,
  borderRadius: 4,
  objectFit: 'cover',
}));

/** Beside a list; none where there is no photo. */
export const PhotoPlace = styled('div')({ margin: '8px 16px 0', '&:empty': { display: 'none' } });
