/** Where on a vehicle an advertisement is pasted. 贴画类型 picture type · 位置 position · 拍摄角度 photo angle · 车牌入镜 plate in view */
import type * as z from 'zod/mini';
import { choice, choices, flag } from './grammar/kinds/choice.ts';
import { count, fen } from './grammar/kinds/number.ts';
import { note, text } from './grammar/kinds/text.ts';
import { specifiedResource } from './grammar/resource.ts';

/** 1 rear window, 2 left doors, 3 right doors, 4 boot, 5 roof light, 6 seat cover, 7 inside. */
export const PICTURE_POSITIONS = [1, 2, 3, 4, 5, 6, 7] as const;
export const PHOTO_ANGLES = ['left', 'right', 'rear', 'front', 'inside'] as const;

const edit = 'adPastePictureMange:edit';
const largest = { min: 1, max: 10_000 };

export const adPictureType = specifiedResource('adPictureType', {
  path: 'advertisementIndex/pictureType',
  fields: {
    typeName: text(40).required().unique().search(),
    position: choice(PICTURE_POSITIONS).required(),
    /** Millimetres. */
    width: count(largest),
    height: count(largest),
    /** How many photos prove that it is pasted, and from where they are taken. */
    needPhotoCount: count({ min: 1, max: 9 }).initially(3),
    photoAngles: choices(PHOTO_ANGLES).filled(),
    requirePlate: flag().initially(1),
    /** What the driver is paid for each. */
    rewardAmount: fen({ min: 0, max: 1_000_000 }).initially(0),
    /** The smaller comes first. */
    sort: count({ min: 0, max: 9999 }).initially(0),
    state: flag().initially(1).status({ 1: 'ok', 0: 'off' }),
    remark: note(200),
  },
  equals: ['position', 'state'],
  filters: ['typeName', 'rewardAmount', 'needPhotoCount'],
  sorts: ['sort', 'typeName', 'position', 'rewardAmount', 'state', 'createdOn'],
  may: { read: 'adPastePictureMange', add: edit, edit, remove: edit, export: 'adPastePictureMange:export' },
  calls: {
    list: 'GET /api/ad/admin/adPictureTypes',
    create: 'POST /api/ad/admin/adPictureTypes',
    update: 'POST /api/ad/admin/adPictureTypes',
    remove: 'DELETE /api/ad/admin/AdPictureType/{id}',
  },
});
export type AdPictureType = z.output<typeof adPictureType.Row>;
