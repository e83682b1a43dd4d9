/** Whether the sidebar is folded; remembered in a cookie, as clients in the field spell it. */
import { useState } from 'react';
import { readCookie, writeCookie } from '../kit/cookie.ts';

const COOKIE = 'sidebarStatus';
const OPEN = '1';
const FOLDED = '0';

export const SIDEBAR_WIDTH = { open: 200, folded: 64 } as const;

export function useSidebarFold() {
  const [isFolded, setIsFolded] = useState(() => readCookie(COOKIE) === FOLDED);
  const toggle = () => {
    writeCookie(COOKIE, isFolded ? OPEN : FOLDED);
    setIsFolded(!isFolded);
  };
  return { isFolded, toggle };
}
