/** Where this feature lives. A resource's name is its path without the first slash. */
export const MENU_PATH = '/system-manage/menu';
export const MENU = MENU_PATH.slice(1);

export const menuPath = (id: string) => `${MENU_PATH}/${encodeURIComponent(id)}`;
export const newMenuPath = (type: 'M' | 'C' | 'F', parentId: string | null) =>
  `${MENU_PATH}/create?${new URLSearchParams({ type, ...(parentId !== null && { parent: parentId }) })}`;
