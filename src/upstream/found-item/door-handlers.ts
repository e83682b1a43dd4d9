/** What systems of drivers report as found. */
import type { foundDoorCalls } from '../../contract/found-item.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { toWgs84 } from '../core/positions/wgs84.ts';
import { takeFound } from '../domain/found/reporting.ts';

/** How far ahead the clock of a sender may be, milliseconds. */
const AHEAD_MS = 60_000;
/** With the driver. */
const WITH_HIM = 1;

export const foundDoorHandlers = {
  handInItems: async ({ db, clock, body, account }) => {
    const outcomes = [];
    for (const [at, report] of body.reports.entries()) {
      const { reportId, plateNumber, driverMobile, address, lng, lat, coordType, foundOn, ...said } = report;
      if (!plateNumber && !driverMobile)
        throw new Failure('PARAMETER', {
          fields: [{ field: `reports.${at}.plateNumber`, code: 'too_small' }],
        });
      const place =
        lng === undefined || lat === undefined ? undefined : toWgs84({ lng, lat }, coordType ?? 1);
      outcomes.push(
        await takeFound(
          { db, clock },
          {
            reportNo: `${account.appKey} ${reportId}`,
            externalId: reportId,
            plateNumber: plateNumber || null,
            driverMobile: driverMobile || null,
            foundOn: Math.min(foundOn, clock() + AHEAD_MS),
            thing: {
              goodsName: said.goodsName,
              goodsType: said.goodsType,
              goodsColor: said.goodsColor || null,
              goodsBrand: said.goodsBrand || null,
              goodsDesc: said.goodsDesc || null,
              seatPosition: said.seatPosition ?? 0,
              keptAt: said.keptAt ?? WITH_HIM,
              foundAddress: address || null,
              foundLng: place?.lng ?? null,
              foundLat: place?.lat ?? null,
            },
          },
        ),
      );
    }
    return outcomes;
  },
} satisfies Handlers<typeof foundDoorCalls>;
