import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/vehicle.ts';

export default {
  shared: {
    title: { vehicles: 'Vehicles', vehicle: 'Vehicle records' },
    log: {
      module: { vehicleAttachment: 'Attachments of vehicles' },
      call: {
        vehicleAttachment: {
          attach: 'Add an attachment',
          handleAttachment: 'Mark an attachment as looked at',
          removeAttachment: 'Delete an attachment',
        },
      },
    },
    reason: {
      VEHICLE_IN_USE:
        'The vehicle has drivers or shifts: it cannot be deleted, but it can be marked as scrapped.',
      TOO_MANY_ATTACHMENTS: 'A vehicle can have at most 30 attachments',
    },
  },
  create: 'New vehicle',
  empty: 'No vehicles yet',
  emptyWhy: 'Enter a vehicle, or import a spreadsheet',
  searchHint: 'Plate, brand, owner or terminal',
  papersAre: {
    over: 'Papers expired',
    near: 'Due in 30 days',
  },
  paper: {
    certExpire: 'Certificate',
    insuranceExpire: 'Insurance',
    inspectExpire: 'Inspection',
  },
  section: {
    identity: 'Plate and owner',
    papers: 'Papers',
    build: 'Vehicle',
    equipment: 'Equipment',
    more: 'More',
  },
  field: {
    vin: 'VIN',
    engineNo: 'Engine number',
    model: 'Model',
    color: 'Colour',
    energyType: 'Fuel',
    seats: 'Seats',
    ownerName: 'Owner',
    operateCertNo: 'Operating certificate',
    certExpire: 'Certificate until',
    insuranceExpire: 'Insurance until',
    inspectExpire: 'Inspection until',
    firstRegister: 'First registered',
    dataFrom: 'Positions from',
    papers: 'Papers',
    hasUnhandled: 'Attachments',
  },
  plateColor: {
    blue: 'Blue',
    green: 'Green (small new-energy)',
    yellowGreen: 'Yellow-green (large new-energy)',
    yellow: 'Yellow',
  },
  energyType: {
    1: 'Petrol',
    2: 'Gas',
    3: 'Hybrid',
    4: 'Electric',
  },
  dataFrom: {
    1: 'Own platform',
    4501001: 'Industry feed',
  },
  state: {
    1: 'Operating',
    2: 'In repair',
    3: 'Suspended',
    4: 'Scrapped',
  },
  hasOwnArea: {
    1: 'Separately',
    0: 'By the company',
  },
  help: {
    addressType: 'Same as company',
  },
  problem: {
    plateNumber: 'Enter the whole plate, such as 桂A12345 or 桂AD12345',
    vin: 'Enter 17 characters without I, O and Q',
  },
  hasUnhandled: {
    1: 'Some not looked at',
    0: 'None waiting',
  },
  attachment: {
    title: 'Attachments',
    empty: 'No attachments yet',
    emptyWhy: 'Upload photos of the licence, the certificate, the insurance and the inspection',
    waiting: 'Not looked at',
    handled: 'Looked at',
    addedBy: 'Uploaded by %{by}, %{time}',
    handledBy: 'Looked at by %{by}, %{time}',
    handle: 'Mark as looked at',
    remove: 'Delete',
    removeOne: 'Delete this picture (%{kind})? It cannot be brought back.',
    open: 'Open the picture: %{kind}',
    add: 'Add a picture',
    kindLabel: 'What it shows',
    kind: {
      1: 'Vehicle licence',
      2: 'Operating certificate',
      3: 'Insurance',
      4: 'Inspection',
      5: 'The vehicle',
    },
  },
} satisfies Catalogue<typeof zh>;
