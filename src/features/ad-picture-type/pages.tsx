import { adPictureType } from '../../contract/ad-picture-type.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(adPictureType, {
  columns: [
    'typeName',
    { field: 'position', width: 96 },
    { field: 'width', inFiles: ['width', 'height'] },
    'height',
    { field: 'photoAngles', isCut: true, width: 164 },
    { field: 'needPhotoCount', inFiles: ['needPhotoCount', 'requirePlate'] },
    'rewardAmount',
    { field: 'sort', width: 72 },
    { field: 'state', width: 84, inFiles: ['state', 'remark'] },
  ],
  phone: { second: 'position', end: 'rewardAmount' },
  tabs: ['state'],
  filters: ['position'],
  bulk: ['state', 'rewardAmount'],
  form: [
    'typeName',
    'position',
    'width',
    'height',
    'photoAngles',
    'needPhotoCount',
    'requirePlate',
    'rewardAmount',
    'sort',
    'state',
    'remark',
  ],
});
