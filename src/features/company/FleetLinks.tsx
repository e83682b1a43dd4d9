/** How much belongs to a company: each number leads to its list, for who has that page. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import type { Company } from '../../contract/company.ts';
import { useMay } from '../../data/session-context.tsx';
import { formatCount } from '../../kit/format/count.ts';

export function FleetLinks({ company }: { company: Company }) {
  const translate = useTranslate();
  const isSeen = useMay('vehiclemgr.info');
  const filter = encodeURIComponent(JSON.stringify({ companyId: company.id }));
  const vehicles = translate('company.vehicles', {
    smart_count: company.vehicleCount,
    count: formatCount(company.vehicleCount),
  });
  return (
    <Line>
      {isSeen && company.vehicleCount > 0 ? (
        <LinkBase to={`/vehicle-manage/vehicle-info?filter=${filter}`}>{vehicles}</LinkBase>
      ) : (
        <span>{vehicles}</span>
      )}
      <span>
        {translate('company.drivers', {
          smart_count: company.driverCount,
          count: formatCount(company.driverCount),
        })}
      </span>
    </Line>
  );
}

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  a: { color: theme.tokens.accent.ink },
}));
