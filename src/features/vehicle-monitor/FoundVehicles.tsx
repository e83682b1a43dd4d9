/** What the list beside the map shows: vehicles in view or chosen, and those that are sought and found elsewhere. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Place } from '../../contract/place.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { PageState } from '../../kit/state/PageState.tsx';
import { useCompanies } from '../../nouns/company/use-companies.ts';
import { Scroll, VehicleRows } from '../../nouns/fleet-map/parts.ts';
import type { OutsideSearch } from '../../nouns/fleet-map/use-outside-search.ts';
import { FleetList } from './FleetList.tsx';
import type { Group, ListItem } from './fleet-rows.ts';
import type { Chosen, OpenVehicle } from './use-chosen.ts';

interface FoundVehiclesProps {
  items: readonly ListItem[];
  group: Group;
  tab: 'view' | 'chosen';
  elsewhere: OutsideSearch;
  places: readonly Place[];
  chosen: Chosen;
  onOpen(vehicle: OpenVehicle, isFollowed: boolean): void;
  /** Brings it into view, and opens it. */
  onLocate(plate: string): void;
  /** Degrees of WGS-84. */
  onPlace(lng: number, lat: number): void;
}

export function FoundVehicles(props: FoundVehiclesProps) {
  const { items, group, tab, elsewhere, places, chosen, onOpen, onLocate, onPlace } = props;
  const translate = useTranslate();
  const { nameOf: companyOf } = useCompanies();
  const nameOf = (key: string) => {
    if (group === 'status') return translate(`map.status.${key}`);
    return key === '' ? translate('vehicleMonitor.noCompany') : companyOf(key);
  };
  if (items.length > 0) {
    const isHere = (plate: string) => items.some(item => item.kind === 'row' && item.row.plate === plate);
    const others = elsewhere.found.filter(({ plate }) => !isHere(plate));
    return (
      <>
        <FleetList
          items={items}
          chosen={chosen.ids}
          openId={chosen.open?.id}
          nameOf={nameOf}
          onOpen={({ id, plate }, isFollowed) => onOpen({ id, plate }, isFollowed)}
          onToggle={({ id }) => chosen.toggle(id)}
        />
        {others.length > 0 && (
          <FoundElsewhere elsewhere={{ ...elsewhere, found: others }} onLocate={onLocate} />
        )}
        <FoundPlaces places={places} onPlace={onPlace} />
      </>
    );
  }
  const isOnlyPlaces = places.length > 0 && elsewhere.found.length === 0;
  if (!elsewhere.isIdle || isOnlyPlaces)
    return (
      <>
        {!isOnlyPlaces && <FoundElsewhere elsewhere={elsewhere} onLocate={onLocate} />}
        <FoundPlaces places={places} onPlace={onPlace} />
      </>
    );
  const about = tab === 'view' ? 'emptyView' : 'emptyChosen';
  return (
    <PageState title={translate(`vehicleMonitor.${about}`)} why={translate(`vehicleMonitor.${about}Why`)} />
  );
}

function FoundElsewhere({
  elsewhere,
  onLocate,
}: {
  elsewhere: OutsideSearch;
  onLocate(plate: string): void;
}) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { found, isSearching, error } = elsewhere;
  if (error) return <PageState title={failureText(error).text} />;
  if (found.length === 0)
    return (
      <PageState title={translate(isSearching ? 'vehicleMonitor.searching' : 'vehicleMonitor.notFound')} />
    );
  return (
    <Scroll>
      <Heading>{translate('vehicleMonitor.elsewhere')}</Heading>
      <VehicleRows>
        {found.map(({ plate, hint }) => (
          <li key={`${plate} ${hint}`}>
            <button type="button" onClick={() => onLocate(plate)}>
              <b>{plate}</b> {hint}
            </button>
          </li>
        ))}
      </VehicleRows>
    </Scroll>
  );
}

function FoundPlaces({ places, onPlace }: Pick<FoundVehiclesProps, 'places' | 'onPlace'>) {
  const translate = useTranslate();
  if (places.length === 0) return null;
  return (
    <Some>
      <Heading>{translate('vehicleMonitor.places')}</Heading>
      <VehicleRows>
        {places.map(({ id, name, address, lng, lat }) => (
          <li key={id}>
            <button type="button" onClick={() => onPlace(lng, lat)}>
              <span>{name}</span> {address}
            </button>
          </li>
        ))}
      </VehicleRows>
    </Some>
  );
}

/** They leave most of the panel to the vehicles. */
const Some = styled('div')({ flex: 'none', maxHeight: '40%', overflow: 'auto' });

const Heading = styled('h3')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '8px 12px 4px',
  fontSize: 12,
  fontWeight: 400,
  color: tokens.text.faint,
}));
