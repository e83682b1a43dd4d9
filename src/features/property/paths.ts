/** Where this feature lives. A resource's name is its path without the first slash. */
export const PROPERTY_PATH = '/system-manage/system-config';
export const PROPERTY = PROPERTY_PATH.slice(1);
export const propertyPath = (id: string | number) => `${PROPERTY_PATH}/${encodeURIComponent(id)}`;
