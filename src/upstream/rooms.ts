/** Every room of the house: the calls of the contract, each with what serves it. */

import { once } from 'es-toolkit';
import type { FastifyInstance } from 'fastify';
import { accessCalls } from '../contract/access.ts';
import { adOccupancyCalls } from '../contract/ad-occupancy.ts';
import { alarmCalls, alarmDeskCalls, alarmDoorCalls } from '../contract/alarm.ts';
import { releaseCalls } from '../contract/app-release.ts';
import { versionCalls } from '../contract/app-version.ts';
import { approvalCalls } from '../contract/approval.ts';
import { baseMapCalls } from '../contract/base-map.ts';
import type { Build } from '../contract/build.ts';
import { callCentreCalls } from '../contract/call-centre.ts';
import { callDeskCalls } from '../contract/call-desk.ts';
import { callCountCalls, callDoorCalls, callRecordCalls } from '../contract/call-record.ts';
import { callTrialCalls } from '../contract/call-trial.ts';
import { cityCalls } from '../contract/city.ts';
import { clusteringCalls, mapCalls } from '../contract/clustering.ts';
import { companyCalls } from '../contract/company-calls.ts';
import { complaintCalls } from '../contract/complaint.ts';
import { contentSiteCalls } from '../contract/content-site.ts';
import { counterCalls } from '../contract/counter.ts';
import { dataCompareCalls } from '../contract/data-compare.ts';
import { dictionaryCalls } from '../contract/dictionary.ts';
import { dictionaryOrderCalls } from '../contract/dictionary-order.ts';
import { dispatchCalls } from '../contract/dispatch.ts';
import { dispatchBatchCalls } from '../contract/dispatch-batch.ts';
import { dispatchDeskCalls } from '../contract/dispatch-desk.ts';
import { dispatchQueryCalls } from '../contract/dispatch-query.ts';
import { draftCalls } from '../contract/draft.ts';
import { driverAccountCalls } from '../contract/driver-account.ts';
import { driverApprovalCalls } from '../contract/driver-approval.ts';
import { driverCalls } from '../contract/driver-calls.ts';
import { driverOrderCalls } from '../contract/driver-orders.ts';
import { driverPositionCalls } from '../contract/driver-position.ts';
import { foundDoorCalls, foundItemCalls } from '../contract/found-item.ts';
import { gisPastCalls } from '../contract/gis-past.ts';
import type { AnyCall } from '../contract/grammar/call.ts';
import { jobCalls } from '../contract/job.ts';
import { lockCalls } from '../contract/lock.ts';
import { logCalls } from '../contract/log.ts';
import { lostCalls } from '../contract/lost-calls.ts';
import { lostCustodyCalls } from '../contract/lost-custody.ts';
import { lostDeskCalls } from '../contract/lost-desk.ts';
import { lostOutlayCalls } from '../contract/lost-outlay.ts';
import { lostPictureCalls } from '../contract/lost-picture.ts';
import { lostReportCalls } from '../contract/lost-report.ts';
import { lostSearchCalls } from '../contract/lost-search.ts';
import { lostSmsCalls } from '../contract/lost-sms.ts';
import { machineCalls } from '../contract/machine.ts';
import { onlineCalls } from '../contract/online.ts';
import { onlineRateCalls } from '../contract/online-rate.ts';
import { openDoorCalls } from '../contract/open-door.ts';
import { orderDoorCalls } from '../contract/order-door.ts';
import { outOfTownCalls } from '../contract/out-of-town.ts';
import { outlayCalls } from '../contract/outlay.ts';
import { passengerCalls } from '../contract/passenger.ts';
import { paymentDoorCalls } from '../contract/payment-door.ts';
import { placeCalls } from '../contract/place.ts';
import { platformCalls } from '../contract/platform.ts';
import { positionIntakeCalls } from '../contract/positions/intake.ts';
import { propertyCalls } from '../contract/property.ts';
import { pushCalls } from '../contract/push.ts';
import { revealCalls } from '../contract/reveal.ts';
import { revealLogCalls } from '../contract/reveal-log.ts';
import { revisionCalls } from '../contract/revision.ts';
import { savedFilterCalls } from '../contract/saved-filter.ts';
import { sessionCalls } from '../contract/session.ts';
import { shiftCalls } from '../contract/shift.ts';
import { singleSignOnCalls } from '../contract/single-sign-on.ts';
import { spotCheckCalls, spotCheckWorkCalls } from '../contract/spot-check.ts';
import { storageCalls } from '../contract/storage.ts';
import { suspendedRightCalls } from '../contract/suspended-right.ts';
import { systemToolCalls } from '../contract/system-tool.ts';
import { vehicleAttachmentCalls } from '../contract/vehicle-attachment.ts';
import { vehicleLookupCalls } from '../contract/vehicle-lookup.ts';
import { placeVisitCalls } from '../contract/watched-place.ts';
import { watchCalls } from '../contract/watched-vehicle.ts';
import { baseMapHandlers } from '../simulator/city/host/base-map.ts';
import { createCityGround } from '../simulator/city/host/city-ground.ts';
import { cityHandlers } from '../simulator/city/host/handlers.ts';
import { callTrialHandlers } from '../simulator/switchboard/trial-handlers.ts';
import { accessHandlers } from './access/handlers.ts';
import { revealableUser } from './access/revealable.ts';
import { suspendedRightHandlers } from './access/suspended-rights.ts';
import { touchable } from './access/user-writes.ts';
import { adOccupancyHandlers } from './ad-occupancy/handlers.ts';
import { alarmDoorHandlers } from './alarm/door-handlers.ts';
import { alarmDeskHandlers, alarmHandlers } from './alarm/handlers.ts';
import { versionHandlers } from './app-version/handlers.ts';
import { releaseHandlers } from './app-version/releases.ts';
import { approvalHandlers } from './approval/handlers.ts';
import { WAITING_KINDS } from './approvals.ts';
import { callCentreHandlers } from './call/centre-handlers.ts';
import { callCountHandlers } from './call/count-handlers.ts';
import { callDeskHandlers } from './call/desk-handlers.ts';
import { callDoorHandlers } from './call/door-handlers.ts';
import { callHandlers } from './call/handlers.ts';
import { companyHandlers } from './company/handlers.ts';
import { complaintHandlers } from './complaint/handlers.ts';
import type { Handlers, Services } from './core/context.ts';
import { type MountOptions, mount } from './core/http/mount.ts';
import { openApiOf } from './core/http/openapi.ts';
import type { PasswordCost } from './core/identity/password.ts';
import type { InnerCalls } from './core/inner-calls.ts';
import type { Places } from './core/outside/places.ts';
import type { Roads } from './core/outside/roads.ts';
import type { LiveFleet } from './core/positions/live-fleet.ts';
import type { WarningSource } from './core/readiness.ts';
import { counterHandlers } from './counter/handlers.ts';
import { dataCompareHandlers } from './data-compare/handlers.ts';
import { dictionaryHandlers } from './dictionary/handlers.ts';
import { dictionaryOrderHandlers } from './dictionary/order-handlers.ts';
import { dispatchBatchHandlers } from './dispatch/batch-handlers.ts';
import { dispatchDeskHandlers } from './dispatch/desk-handlers.ts';
import { driverOrderHandlers } from './dispatch/driver-days.ts';
import { dispatchHandlers } from './dispatch/handlers.ts';
import { dispatchQueryHandlers } from './dispatch/query-handlers.ts';
import { draftHandlers } from './draft/handlers.ts';
import { driverAccountHandlers } from './driver/account/handlers.ts';
import { driverApprovalHandlers } from './driver/approval/handlers.ts';
import { spotCheckHandlers, spotCheckWorkHandlers } from './driver/check/handlers.ts';
import { driverHandlers } from './driver/handlers.ts';
import { revealableApproval } from './driver/revealable.ts';
import { driverPositionHandlers } from './driver-position/handlers.ts';
import { foundDoorHandlers } from './found-item/door-handlers.ts';
import { mapHandlers } from './gis/map-handlers.ts';
import { gisPastHandlers } from './gis/past-handlers.ts';
import { watchHandlers } from './gis/watch-handlers.ts';
import { type Jobs, jobHandlers } from './job/handlers.ts';
import { lockHandlers } from './lock/handlers.ts';
import { logHandlers } from './log/handlers.ts';
import { lostCustodyHandlers } from './lost/custody-handlers.ts';
import { lostDeskHandlers } from './lost/desk-handlers.ts';
import { foundHandlers } from './lost/found-handlers.ts';
import { lostHandlers } from './lost/handlers.ts';
import { lostOutlayHandlers } from './lost/outlay-handlers.ts';
import { lostPictureHandlers } from './lost/picture-handlers.ts';
import { lostReportHandlers } from './lost/report-handlers.ts';
import { lostSearchHandlers } from './lost/search-handlers.ts';
import { lostSmsHandlers } from './lost/sms-handlers.ts';
import { machineHandlers } from './machine/handlers.ts';
import { onlineHandlers } from './online/handlers.ts';
import { onlineRateHandlers } from './online-rate/handlers.ts';
import { openDoorHandlers } from './open-data/handlers.ts';
import { orderDoorHandlers } from './order-door/handlers.ts';
import { outOfTownHandlers } from './out-of-town/handlers.ts';
import { createTown } from './out-of-town/town.ts';
import { outlayHandlers } from './outlay/handlers.ts';
import { passengerHandlers } from './passenger/handlers.ts';
import { paymentDoorHandlers } from './payment-door/handlers.ts';
import { placeHandlers } from './place/handlers.ts';
import { platformHandlers } from './platform/handlers.ts';
import type { Surroundings } from './platform/surroundings.ts';
import { positionIntakeHandlers } from './positions/handlers.ts';
import { clusteringHandlers } from './property/clustering.ts';
import { contentSiteHandlers } from './property/content-site.ts';
import { propertyHandlers } from './property/handlers.ts';
import { pushHandlers } from './push/handlers.ts';
import { resourceRooms, revealableResources } from './resources.ts';
import { revealHandlers, revealLogHandlers } from './reveal/handlers.ts';
import { REVISED } from './revised.ts';
import { revisionHandlers } from './revision/handlers.ts';
import { savedFilterHandlers } from './saved-filter/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { INCOME_SETTLERS, SETTLERS } from './settlers.ts';
import { shiftHandlers } from './shift/handlers.ts';
import { singleSignOnHandlers } from './single-sign-on/handlers.ts';
import type { SingleSignOnSettings } from './single-sign-on/settings.ts';
import { storageHandlers } from './storage/handlers.ts';
import { systemToolHandlers } from './system-tool/handlers.ts';
import { vehicleLookupHandlers } from './vehicle/lookup.ts';
import { vehicleAttachmentHandlers } from './vehicle-attachment/handlers.ts';
import { placeVisitHandlers } from './watched-place/handlers.ts';

/** What some rooms need of who builds the upstream. */
export interface RoomOptions extends Services {
  /** Learns every call; who works at jobs asks through it. */
  inner: InnerCalls;
  /** What this process knows of the fleet by heart. */
  fleet: LiveFleet;
  roads: Roads;
  /** Who knows places besides the own gazetteer. */
  places?: Places | undefined;
  jobs: Pick<Jobs, 'sheets' | 'wake'>;
  version: string;
  build: Build;
  title: string;
  passwordCost: PasswordCost;
  /** The issuer through which people sign in besides. */
  singleSignOn?: SingleSignOnSettings;
  /** Aborted once the process is told to stop. */
  stopping?: AbortSignal;
  /** What readiness and warnings say of the machine; unset in tests that are not about it. */
  surroundings?: Surroundings;
  /** Warnings of what is not set up everywhere. */
  furtherWarnings?: readonly WarningSource[];
  /** A city is simulated, in this process or another one. */
  hasCity?: boolean;
}

interface Room {
  calls: Readonly<Record<string, AnyCall>>;
  mount(app: FastifyInstance, options: RoomOptions, mounting: MountOptions): void;
}

export const ROOMS: readonly Room[] = [
  room(sessionCalls, ({ passwordCost, title }) => sessionHandlers({ passwordCost, title })),
  room(singleSignOnCalls, ({ singleSignOn, clock }) => singleSignOnHandlers(singleSignOn, clock)),
  room(accessCalls, ({ passwordCost }) => accessHandlers({ passwordCost })),
  room(logCalls, () => logHandlers),
  room(onlineCalls, () => onlineHandlers({ checkTouchable: touchable })),
  room(revealCalls, () => revealHandlers([revealableUser, revealableApproval, ...revealableResources()])),
  room(revealLogCalls, () => revealLogHandlers),
  room(revisionCalls, ({ inner }) => revisionHandlers({ inner, kinds: REVISED })),
  room(dictionaryCalls, () => dictionaryHandlers),
  room(dictionaryOrderCalls, () => dictionaryOrderHandlers),
  room(storageCalls, () => storageHandlers),
  room(systemToolCalls, () => systemToolHandlers),
  room(cityCalls, () => cityHandlers),
  room(baseMapCalls, () => baseMapHandlers()),
  room(placeCalls, ({ places }) => placeHandlers(places)),
  room(pushCalls, () => pushHandlers),
  room(lockCalls, () => lockHandlers),
  room(savedFilterCalls, () => savedFilterHandlers),
  room(propertyCalls, () => propertyHandlers),
  room(draftCalls, () => draftHandlers),
  room(versionCalls, () => versionHandlers),
  room(releaseCalls, () => releaseHandlers),
  room(jobCalls, ({ jobs, inner }) => jobHandlers({ ...jobs, inner, revised: REVISED })),
  room(platformCalls, options => ({
    ...platformHandlers({
      version: options.version,
      build: options.build,
      furtherWarnings: options.furtherWarnings,
      stopping: options.stopping,
      surroundings: options.surroundings,
      without: [
        ...(options.singleSignOn ? [] : ['singleSignOn' as const]),
        ...(options.hasCity ? [] : ['cityMap' as const]),
      ],
    }),
    // written when it is first asked for
    openApi: once(async () => openApiOf(ALL_CALLS, options)),
  })),
  room(openDoorCalls, () => openDoorHandlers),
  room(mapCalls, ({ fleet }) => mapHandlers(fleet)),
  room(watchCalls, ({ fleet }) => watchHandlers(fleet)),
  room(clusteringCalls, () => clusteringHandlers),
  room(contentSiteCalls, () => contentSiteHandlers),
  room(dataCompareCalls, ({ fleet }) => dataCompareHandlers(fleet)),
  room(onlineRateCalls, ({ fleet }) => onlineRateHandlers(fleet)),
  room(placeVisitCalls, () => placeVisitHandlers),
  room(outOfTownCalls, ({ fleet, hasCity }) =>
    outOfTownHandlers(fleet, createTown(hasCity ? createCityGround() : undefined)),
  ),
  room(driverPositionCalls, ({ fleet }) => driverPositionHandlers(fleet)),
  room(companyCalls, () => companyHandlers),
  room(machineCalls, () => machineHandlers),
  room(vehicleLookupCalls, () => vehicleLookupHandlers),
  room(vehicleAttachmentCalls, () => vehicleAttachmentHandlers),
  room(positionIntakeCalls, ({ fleet }) => positionIntakeHandlers(fleet.intake)),
  room(gisPastCalls, ({ fleet }) => gisPastHandlers(fleet)),
  room(shiftCalls, () => shiftHandlers),
  room(driverCalls, ({ passwordCost }) => driverHandlers({ passwordCost })),
  room(driverAccountCalls, () => driverAccountHandlers),
  room(driverApprovalCalls, () => driverApprovalHandlers),
  room(spotCheckCalls, () => spotCheckHandlers),
  room(spotCheckWorkCalls, () => spotCheckWorkHandlers),
  room(adOccupancyCalls, () => adOccupancyHandlers),
  room(dispatchCalls, dispatchHandlers),
  room(dispatchQueryCalls, dispatchQueryHandlers),
  room(dispatchDeskCalls, dispatchDeskHandlers),
  room(dispatchBatchCalls, dispatchBatchHandlers),
  room(orderDoorCalls, orderDoorHandlers),
  room(driverOrderCalls, () => driverOrderHandlers),
  room(counterCalls, () => counterHandlers),
  room(alarmCalls, () => alarmHandlers),
  room(alarmDeskCalls, () => alarmDeskHandlers),
  room(callRecordCalls, () => callHandlers),
  room(callCentreCalls, () => callCentreHandlers),
  room(callCountCalls, () => callCountHandlers),
  room(passengerCalls, () => passengerHandlers),
  room(callDoorCalls, () => callDoorHandlers),
  room(callDeskCalls, () => callDeskHandlers),
  room(callTrialCalls, () => callTrialHandlers),
  room(complaintCalls, () => complaintHandlers),
  room(lostCalls, () => lostHandlers),
  room(lostCustodyCalls, () => lostCustodyHandlers),
  room(lostOutlayCalls, () => lostOutlayHandlers),
  room(lostPictureCalls, () => lostPictureHandlers),
  room(lostSmsCalls, () => lostSmsHandlers),
  room(lostReportCalls, () => lostReportHandlers),
  room(lostSearchCalls, ({ fleet }) => lostSearchHandlers(fleet)),
  room(lostDeskCalls, () => lostDeskHandlers),
  room(foundItemCalls, () => foundHandlers),
  room(foundDoorCalls, () => foundDoorHandlers),
  room(alarmDoorCalls, ({ fleet }) => alarmDoorHandlers(fleet)),
  room(approvalCalls, () => approvalHandlers(WAITING_KINDS)),
  room(suspendedRightCalls, () => suspendedRightHandlers),
  room(outlayCalls, () => outlayHandlers({ settlers: SETTLERS })),
  room(paymentDoorCalls, () => paymentDoorHandlers({ settlers: SETTLERS, incomeSettlers: INCOME_SETTLERS })),
  ...resourceRooms().map(({ calls, handlers }) => room(calls, () => handlers)),
];

/** Every call of the contract, as its rooms declare them. */
export const ALL_CALLS: readonly AnyCall[] = ROOMS.flatMap(({ calls }) => Object.values(calls));

function room<Calls extends Room['calls']>(
  calls: Calls,
  handlersOf: (options: RoomOptions) => Handlers<Calls>,
): Room {
  return { calls, mount: (app, options, mounting) => mount(app, calls, handlersOf(options), mounting) };
}
