/** Plates, in whatever way they are written. 车牌 plate */

const BETWEEN = /[\s·.・•‧-]/g;

/** As it stands on the vehicle: `桂A·d 1234` is 桂AD1234. A part of one likewise. */
export const writtenPlate = (text: string) => text.normalize('NFKC').toUpperCase().replaceAll(BETWEEN, '');
