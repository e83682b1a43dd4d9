/** The parts that one answer tells: they come, or fail, together. What an upstream does not tell has no part. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { LostStatistics } from '../../contract/lost-report.ts';
import type { Described } from '../../kit/state/PageState.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import type { Grouping } from '../../nouns/statistics/period.ts';
import { DaysPart } from './DaysPart.tsx';
import { type KindCount, KindsPart } from './KindsPart.tsx';
import type { Leads } from './use-leads.ts';
import type { LostFigures } from './use-lost-statistics.ts';

type Translate = ReturnType<typeof useTranslate>;

interface CasesPartsProps {
  figures: LostFigures;
  grouping: Grouping;
  leads: Leads;
  error: Described | undefined;
}

export function CasesParts({ figures: { whole, span, asked }, grouping, leads, error }: CasesPartsProps) {
  const translate = useTranslate();
  const { data } = whole;
  const kinds = useMemo(() => data && kindsOf(data, translate), [data, translate]);
  if (!data && error) return <ErrorState {...error} onRetry={() => void whole.refetch()} />;
  return (
    <>
      {data?.byDay !== null && (
        <DaysPart days={data?.byDay} span={span} grouping={grouping} asked={asked} leads={leads} />
      )}
      {kinds?.types !== null && (
        <KindsPart
          part="byType"
          kinds={kinds?.types}
          filterOf={goodsType => ({ goodsType: Number(goodsType) })}
          asked={asked}
          wordsUnder="lostOrder.goodsType"
          leads={leads}
        />
      )}
      {kinds?.seats !== null && (
        <KindsPart
          part="bySeat"
          kinds={kinds?.seats}
          filterOf={seatPosition => ({ seatPosition: Number(seatPosition) })}
          asked={asked}
          wordsUnder="lostOrder.seatPosition"
          leads={leads}
        />
      )}
      {kinds?.companies !== null && (
        <KindsPart
          part="byCompany"
          kinds={kinds?.companies}
          filterOf={ofCompany => ({ ofCompany })}
          asked={asked}
          leads={leads}
        />
      )}
    </>
  );
}

/** Null where an upstream does not tell them apart. */
function kindsOf({ byType, bySeat, byCompany }: LostStatistics, translate: Translate) {
  const kinds = <Row extends Omit<KindCount, 'id' | 'name'>>(
    rows: readonly Row[] | null,
    idOf: (row: Row) => number | string,
    nameOf: (row: Row) => string,
  ): KindCount[] | null =>
    rows === null
      ? null
      : rows.map(row => ({
          id: String(idOf(row)),
          name: nameOf(row),
          total: row.total,
          returned: row.returned,
        }));
  return {
    types: kinds(
      byType,
      row => row.goodsType,
      row => translate(`lostOrder.goodsType.${row.goodsType}`, { _: String(row.goodsType) }),
    ),
    seats: kinds(
      bySeat,
      row => row.seatPosition,
      row => translate(`lostOrder.seatPosition.${row.seatPosition}`, { _: String(row.seatPosition) }),
    ),
    companies: kinds(
      byCompany,
      row => row.companyName,
      row => row.companyName,
    ),
  };
}
