/** Where the desk stands. */
export const SECTION_PATH = '/monitorDispatch';
export const DESK_PATH = '/monitorDispatch/PlaceOrder';
