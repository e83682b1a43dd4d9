/** The vehicles of the industry feed on the map: what others deliver of taxis that are not the own platform's. */
import { INDUSTRY_FEED } from '../../contract/vehicle-location.ts';
import type { IsShown } from '../../data/positions/fleet-store.ts';
import { LiveMap } from './LiveMap.tsx';

const isOfFeed: IsShown = ({ dataFrom }) => dataFrom === INDUSTRY_FEED;

export default function FeedMapPage() {
  return <LiveMap isShown={isOfFeed} />;
}
