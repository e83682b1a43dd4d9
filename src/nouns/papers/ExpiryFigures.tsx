/** On the dashboard: how many records of a resource have papers that are over, or soon will be. */
import { useGetList, useTranslate } from 'ra-core';
import { type Figure, Figures } from '../../kit/Figures.tsx';

export interface ExpiryFiguresProps {
  resource: string;
  /** The list of those that match. */
  pathOf(filter: Readonly<Record<string, unknown>>): string;
  /** What else waits, after these. */
  more?: readonly Figure[];
}

export function ExpiryFigures({ resource, pathOf, more = [] }: ExpiryFiguresProps) {
  const translate = useTranslate();
  const over = useCount(resource, OVER);
  const near = useCount(resource, NEAR);
  return (
    <Figures
      figures={[
        { label: translate('papers.state.over'), value: over, to: pathOf(OVER), isUrgent: true },
        { label: translate('papers.state.near'), value: near, to: pathOf(NEAR) },
        ...more,
      ]}
    />
  );
}

const OVER = { papers: 'over' } as const;
const NEAR = { papers: 'near' } as const;

function useCount(resource: string, filter: typeof OVER | typeof NEAR): number | undefined {
  const { total } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });
  return total;
}
