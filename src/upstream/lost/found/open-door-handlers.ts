/** What systems of drivers report as found. */
import type { foundOpenCalls } from '../../../contract/found-item.ts';
import type { Handlers } from '../../core/context.ts';
import { Failure } from '../../core/failure.ts';
import { judgeEach, takeInTurn } from '../../core/open-door/judging.ts';
import { toWgs84 } from '../../core/positions/wgs84.ts';
import { checkReportedTime, EVENT_BACK_MS } from '../../core/reported-time.ts';
import { recordFoundReport } from '../../domain/lost/found/reporting.ts';

/** With the driver. */
const WITH_HIM = 1;

export const foundOpenHandlers = {
  handInItems: ({ db, clock, body, account }) =>
    judgeEach(
      body.reports,
      ({ plateNumber, driverMobile, foundOn }) => {
        if (!plateNumber && !driverMobile)
          throw new Failure('PARAMETER', { fields: [{ field: 'plateNumber', code: 'too_small' }] });
        checkReportedTime(foundOn, 'foundOn', { now: clock(), backMs: EVENT_BACK_MS });
      },
      passed =>
        takeInTurn(db, passed, (inside, report) => {
          const { reportId, plateNumber, driverMobile, address, lng, lat, coordType, ...said } = report;
          const place =
            lng === undefined || lat === undefined ? undefined : toWgs84({ lng, lat }, coordType ?? 1);
          return recordFoundReport(
            { db: inside, clock },
            {
              reportNo: `${account.appKey} ${reportId}`,
              externalId: reportId,
              plateNumber: plateNumber || null,
              driverMobile: driverMobile || null,
              foundOn: said.foundOn,
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
          );
        }),
    ).then(answers => answers.map(answer => ({ foundNo: null, ...answer }))),
} satisfies Handlers<typeof foundOpenCalls>;
