import { searchKey } from '../../upstream/core/search-key.ts';
import { adPictureTypeTable } from '../../upstream/domain/advertising/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

const TYPES = [
  ['后窗贴', 1, 1200, 380, 3, ['rear', 'left', 'right'], 3000],
  ['左侧门贴', 2, 2100, 600, 2, ['left', 'front'], 2500],
  ['右侧门贴', 3, 2100, 600, 2, ['right', 'front'], 2500],
  ['后备箱贴', 4, 900, 300, 1, ['rear'], 1500],
  ['顶灯套', 5, 480, 160, 2, ['left', 'rear'], 2000],
  ['座椅头枕套', 6, 280, 320, 1, ['inside'], 800],
] as const;

export const samples: Samples = async ({ db, made }) => {
  await db.insert(adPictureTypeTable).values(
    TYPES.map(([typeName, position, width, height, needPhotoCount, photoAngles, rewardAmount], at) => ({
      typeName,
      position,
      width,
      height,
      needPhotoCount,
      photoAngles: [...photoAngles],
      requirePlate: position === 6 ? (0 as const) : (1 as const),
      rewardAmount,
      sort: (at + 1) * 10,
      searchKey: searchKey(typeName),
      ...made(180),
    })),
  );
};
