import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/entity.ts';

export default {
  edit: 'Edit',
  view: 'View',
  data: 'Details',
  remove: 'Delete',
  removeOne: 'Delete “%{name}”?',
  removeMany: 'Delete %{smart_count} record? |||| Delete %{smart_count} records?',
  searchHint: 'Name',
  unit: {
    metres: 'm',
  },
  problem: {
    mobile: 'Enter a mobile number of 11 digits',
    telephone: 'Enter a mobile number or a landline with its area code',
    identity: 'Enter a number of 18 characters',
  },
  areas: {
    all: 'All',
    outside: 'Outside your areas',
    disabled: 'This area is disabled',
    limited: 'Choose at least one of your areas',
  },
  file: 'No. %{id}',
  picture: {
    choose: 'Choose a picture',
    replace: 'Replace',
    remove: 'Remove',
  },
  place: {
    help: 'Type a place name to choose from; the map goes there',
    centre: 'Put at the centre of the map',
    clear: 'Clear the position',
    click: 'Click the map to mark the position',
    move: 'Click the map to move it',
  },
} satisfies Catalogue<typeof zh>;
