/**
 * Orders as the old system keeps them: ids are numbers, places are GCJ-02 without saying so, some sub-states are its own,
 * nobody claims anything, nothing has a version, nothing says what is due next; no batch, no change, no hand-over.
 */
import { Refusal } from './answers.ts';
import { CANCELLED, DONE, type OldOrder, ONGOING, WAITING } from './orders.ts';
import type { Call, ForeignRequest } from './requests.ts';
import type { State } from './state.ts';

const DRIVERS = [
  {
    driverId: 7001,
    name: '甘建军',
    mobile: '139****2041',
    plateNum: '桂A12T56',
    lng: 108.37135,
    lat: 22.81421,
  },
  {
    driverId: 7002,
    name: '蒙秀英',
    mobile: '139****7736',
    plateNum: '桂A98T10',
    lng: 108.36207,
    lat: 22.82013,
  },
];

const masked = (mobile: string) => mobile.replace(/^(\d{3})\d{4}/, '$1****');

const driverOf = (order: OldOrder) => DRIVERS.find(({ driverId }) => driverId === order.driverId);

/** The shape of an order on the wire. */
type Tell = (order: OldOrder) => object;

const asOldSystem: Tell = order => {
  const driver = driverOf(order);
  return {
    id: order.id,
    orderNo: order.orderNo,
    mainStatus: order.mainStatus,
    subStatus: order.subStatus,
    type: '0',
    source: 4,
    cityCnState: '450103',
    origin: { city: '南宁市', address: order.address, lng: order.lng, lat: order.lat },
    dest: null,
    passenger: { mobile: masked(order.mobile), nickName: order.name },
    driver: driver && {
      id: driver.driverId,
      name: driver.name,
      mobile: driver.mobile,
      plateNum: driver.plateNum,
    },
    createdOn: order.createdOn,
    cancelmsg: order.cancelmsg,
    tagging: order.tagging,
    pushCount: order.offers.length,
    dispatchLevel: 2,
  };
};

/** The fields that the text of the specification shows of an order, and not one more. */
export const asSpecified: Tell = order => {
  const driver = driverOf(order);
  return {
    id: order.id,
    mainStatus: order.mainStatus,
    type: '0',
    source: 4,
    createdOn: order.createdOn,
    addressType: '450103',
    cancelmsg: order.cancelmsg,
    origin: { city: '南宁市', address: order.address },
    dest: { address: '南宁站' },
    passenger: { mobile: masked(order.mobile), nickName: order.name },
    driver: driver && { plateNum: driver.plateNum, driverType: 1, name: driver.name },
  };
};

/** The tabs of a page hold what its list does, by status; the text that is sought is a part of the place or the number. */
function listed({ state, query }: ForeignRequest, wanted: readonly number[]): OldOrder[] {
  const { keyword = '' } = query;
  return state.orders.filter(
    ({ mainStatus, address, mobile }) =>
      wanted.includes(mainStatus) && (address.includes(keyword) || mobile.includes(keyword)),
  );
}

function orderIn(state: State, id: unknown): OldOrder {
  const found = state.orders.find(order => order.id === Number(id));
  if (!found) throw new Refusal(3006, '订单不存在');
  return found;
}

/** An act on one order, refused in any other state. */
const actsTold =
  (tell: Tell) =>
  (states: readonly (number | undefined)[], change: (order: OldOrder, asked: ForeignRequest) => void): Call =>
  asked => {
    const order = orderIn(asked.state, asked.body.orderId);
    if (!states.includes(order.mainStatus)) throw new Refusal(3002, '订单状态已变化');
    change(order, asked);
    return { data: tell(order) };
  };

const offered = (order: OldOrder, drivers: unknown) => {
  const ids = Array.isArray(drivers) ? drivers.map(Number) : DRIVERS.map(({ driverId }) => driverId);
  for (const driverId of ids) order.offers.push({ driverId, time: Date.now() });
};

const empty = () =>
  DRIVERS.map(({ driverId, plateNum, lng, lat }) => ({
    driverId,
    plateNumber: plateNum,
    lng,
    lat,
    load: false,
  }));
const circle: Call = () => ({ data: { vehicleLocationVoList: empty() } });

const creation =
  (tell: Tell): Call =>
  ({ state, body }) => {
    const { mobile, origin } = body as { mobile?: string; origin?: Partial<OldOrder> };
    if (!origin?.address) throw new Refusal(3007, '上车点不能为空');
    const isDouble = state.orders.some(order => order.mainStatus === WAITING && order.mobile === mobile);
    if (isDouble && body.force !== 1) throw new Refusal(3004, '该乘客已有等待中的订单');
    const id = ++state.lastId;
    const order: OldOrder = {
      id,
      orderNo: `D${id}`,
      mainStatus: 1,
      subStatus: 11,
      mobile: mobile ?? '',
      name: body.name ? String(body.name) : null,
      address: origin.address,
      lng: Number(origin.lng ?? 0),
      lat: Number(origin.lat ?? 0),
      driverId: null,
      createdOn: Date.now(),
      cancelmsg: null,
      tagging: null,
      contacted: [],
      passengers: null,
      offers: [],
    };
    state.orders.push(order);
    return { data: tell(order) };
  };

const DISPATCH = '/api/admin/order/dispatch';

export const ORDER_DESK = orderDesk(asOldSystem);

/** @param isBare the list of completed orders comes without an object around it */
export function orderDesk(tell: Tell, isBare = false): Readonly<Record<string, Call>> {
  const act = actsTold(tell);
  const told = (asked: ForeignRequest, wanted: readonly number[]) => {
    const found = listed(asked, wanted);
    return found.length > 0 ? found.map(tell) : null;
  };
  return {
    [`GET ${DISPATCH}/queryOrderList`]: asked => ({
      data: { jsonOrderList: told(asked, [asked.query.status === '2' ? 2 : 1]) },
    }),
    [`GET ${DISPATCH}/queryCompleteOrderList`]: asked => {
      const orders = told(asked, [3, 4, 5, 6, 7, 8, 9]);
      return { data: isBare ? orders : { jsonOrderList: orders } };
    },
    [`GET ${DISPATCH}/list/v2`]: ({ state }) => ({
      data: state.orders.map(tell),
      total: state.orders.length,
    }),
    [`GET ${DISPATCH}/currentCityStats`]: ({ state }) => ({
      data: {
        waiting: state.orders.filter(({ mainStatus }) => mainStatus === WAITING).length,
        ongoing: state.orders.filter(({ mainStatus }) => mainStatus === ONGOING).length,
      },
    }),
    [`GET ${DISPATCH}/circleSearchByLoadV3`]: circle,
    [`GET ${DISPATCH}/circleSearchWithoutNoPush`]: circle,
    [`GET ${DISPATCH}/circleSearchWithPushOrNotLoad`]: circle,
    [`GET ${DISPATCH}/queryPushOrderInfo`]: ({ state, query }) => {
      const { id, offers } = orderIn(state, query.orderId);
      return { data: offers.map(({ driverId, time }) => ({ orderId: id, driverId, pushTime: time })) };
    },
    // the text shows where an item goes, and an order's driver by this name
    [`GET ${DISPATCH}/getVehicleInfo`]: ({ query }) => ({
      data: {
        driverRecordList: DRIVERS.map(({ name, plateNum }, at) => ({
          name,
          plateNum: query.plateNum ?? plateNum,
          dataFrom: at === 0 ? 1 : 4501001,
        })),
      },
    }),
    [`GET ${DISPATCH}/getPassagerInfo`]: ({ state, query }) => {
      const found = state.orders.find(({ mobile }) => mobile === query.mobile);
      if (!found) return { data: null };
      const { id, mobile, name, address, lng, lat } = found;
      return {
        data: {
          mobile: masked(mobile),
          nickName: name,
          addresses: [{ id, address, lng, lat }],
          lastOrders: null,
        },
      };
    },
    [`GET ${DISPATCH}/queryCityWithCreateOrder`]: () => ({
      data: [{ addressType: 450103, areaName: '青秀区' }],
    }),
    [`POST ${DISPATCH}/createOrder`]: creation(tell),
    [`POST ${DISPATCH}/pushOrderMessageToDriver`]: act([WAITING], (order, { body }) =>
      offered(order, [body.driverId]),
    ),
    [`POST ${DISPATCH}/pushOrderMessageToDrivers`]: act([WAITING], (order, { body }) =>
      offered(order, body.driverIds),
    ),
    [`POST ${DISPATCH}/assignOrder`]: act([WAITING], (order, { body }) => {
      order.driverId = Number(body.driverId);
      Object.assign(order, { mainStatus: ONGOING, subStatus: 21 });
    }),
    [`POST ${DISPATCH}/reAssignOrder`]: act([ONGOING], order =>
      Object.assign(order, { mainStatus: WAITING, subStatus: 11, driverId: null }),
    ),
    [`POST ${DISPATCH}/cancelOrder`]: act([WAITING, ONGOING], (order, { body }) =>
      Object.assign(order, { mainStatus: CANCELLED, cancelmsg: String(body.cancelmsg ?? '') }),
    ),
    [`POST ${DISPATCH}/TaggingOrder`]: act([WAITING, ONGOING, DONE], (order, { body }) => {
      order.tagging = String(body.mark ?? '');
    }),
    [`POST ${DISPATCH}/contactDriver`]: act([ONGOING], (order, { body }) => {
      order.contacted.push(String(body.content ?? ''));
    }),
    [`POST ${DISPATCH}/seatsConfirm`]: act([ONGOING], (order, { body }) => {
      order.passengers = Number(body.passengerNum);
    }),
    [`GET ${DISPATCH}/send-call-taxi-sms`]: ({ state, query }) => {
      orderIn(state, query.orderId).contacted.push('sms');
      return { data: null };
    },
  };
}
