/** A vehicle as far as one wants to know without opening its page. */
import { PAPERS, SCRAPPED, type Vehicle } from '../../contract/vehicle.ts';
import { Facts } from '../../kit/record/Facts.tsx';
import { Expiry } from '../../nouns/papers/Expiry.tsx';
import { useVehicleWords } from './vehicle-words.ts';

export function VehicleLook({ vehicle }: { vehicle: Vehicle }) {
  const { labelOf, show, none } = useVehicleWords();
  const said = (field: keyof Vehicle) => ({ label: labelOf(field), value: show(field, vehicle[field]) });
  return (
    <Facts
      isOneColumn
      facts={[
        { label: labelOf('companyId'), value: vehicle.companyName ?? none },
        said('addressType'),
        ...PAPERS.map(paper => ({
          label: labelOf(paper),
          value: <Expiry end={vehicle[paper]} isIdle={vehicle.state === SCRAPPED} />,
        })),
        {
          label: labelOf('brandAndModel'),
          value: [vehicle.brand, vehicle.model].filter(Boolean).join(' ') || none,
        },
        said('color'),
        said('energyType'),
        said('ownerName'),
        said('terminalNo'),
        said('simNo'),
        said('lightNo'),
        said('dataFrom'),
        said('remark'),
      ]}
    />
  );
}
