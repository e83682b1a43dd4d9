import type { mapCalls } from '../../contract/clustering.ts';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import { SCRAPPED } from '../../contract/vehicle.ts';
import type { Handlers } from '../core/context.ts';
import type { LastPositions } from '../core/positions/last-positions.ts';
import type { FleetRegister } from '../core/positions/register.ts';
import { readProperties } from '../core/properties.ts';
import { seesAreas } from '../core/scope.ts';
import { locationsOf } from '../domain/fleet/locations.ts';
import { clustersOf, gridOf } from './clusters.ts';

export const mapHandlers = ({ positions, register }: { positions: LastPositions; register: FleetRegister }) =>
  ({
    clusterLocations: async context => {
      const { db, user, query } = context;
      const { 'cluster.minPoints': minPoints, 'cluster.meters': meters } = await readProperties(
        db,
        'cluster.minPoints',
        'cluster.meters',
      );
      const [west = 0, south = 0, east = 0, north = 0] = query.bounds;
      const grid = gridOf([west, south, east, north], query.zoom, meters);
      const area = query.addressType === ALL_AREAS ? undefined : query.addressType;
      const fixes = positions.inBox(grid.box).filter(({ vehicleId }) => {
        const known = register.byId(vehicleId);
        if (!known || known.state === SCRAPPED) return false;
        const isAsked = area === undefined || known.addressType === area;
        return isAsked && seesAreas(user.areaIds, [known.addressType]);
      });
      const { clusters, alone } = clustersOf(fixes, grid, { minPoints });
      return { clusters, vehicleLocationVoList: await locationsOf({ ...context, register }, alone) };
    },
  }) satisfies Handlers<typeof mapCalls>;
