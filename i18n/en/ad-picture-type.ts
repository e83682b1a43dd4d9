import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-picture-type.ts';

export default {
  shared: {
    title: { adPictureType: 'Sticker types' },
  },
  create: 'New type',
  empty: 'No sticker types yet',
  emptyWhy: 'A type says where a sticker goes, how large it is and what is photographed',
  field: {
    typeName: 'Type',
    position: 'Position',
    width: 'Width',
    height: 'Height',
    needPhotoCount: 'Photos',
    photoAngles: 'Angles',
    requirePlate: 'Plate in view',
    rewardAmount: 'Driver reward (yuan)',
  },
  unit: {
    width: 'mm',
    height: 'mm',
    needPhotoCount: 'photos',
  },
  position: {
    1: 'Rear window',
    2: 'Left doors',
    3: 'Right doors',
    4: 'Boot',
    5: 'Roof light',
    6: 'Seat cover',
    7: 'Inside',
  },
  photoAngles: {
    left: 'Left',
    right: 'Right',
    rear: 'Rear',
    front: 'Front',
    inside: 'Inside',
  },
  requirePlate: {
    1: 'Required',
    0: 'Not required',
  },
  state: {
    1: 'Enabled',
    0: 'Disabled',
  },
  help: {
    sort: 'The smaller comes first',
  },
} satisfies Catalogue<typeof zh>;
