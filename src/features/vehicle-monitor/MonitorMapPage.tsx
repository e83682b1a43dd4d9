/** The own platform's vehicles on the map, with their list, legend and cards. */
import { INDUSTRY_FEED } from '../../contract/vehicle-location.ts';
import type { IsShown } from '../../data/positions/fleet-store.ts';
import { LiveMap } from './LiveMap.tsx';

const isOwn: IsShown = ({ dataFrom }) => dataFrom !== INDUSTRY_FEED;

export default function MonitorMapPage() {
  return <LiveMap isShown={isOwn} />;
}
