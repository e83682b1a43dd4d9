/** Where orders are looked at: no more than doors of features need. */

export const DESK_PATH = '/monitorDispatch/PlaceOrder';
export const ORDER_LIST_PATH = '/order/orderList';
export const TRACK_PATH = '/order/orderTrajectory';
