/** On the dashboard: how many records of a resource have papers that are over, or soon will be. */
import { type Counted, CountedFigures } from '../waiting/CountedFigures.tsx';

export interface ExpiryFiguresProps {
  resource: string;
  /** What else waits, after these. */
  more?: readonly Counted[];
}

export const ExpiryFigures = ({ resource, more = [] }: ExpiryFiguresProps) => (
  <CountedFigures
    counted={[
      { label: 'papers.state.over', resource, filter: { papers: 'over' }, isUrgent: true },
      { label: 'papers.state.near', resource, filter: { papers: 'near' } },
      ...more,
    ]}
  />
);
