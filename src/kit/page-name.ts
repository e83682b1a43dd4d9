/** What a page calls its record, for whoever lists the open pages. */
import { createContext, useContext, useEffect } from 'react';

export const PageNameContext = createContext<(name: string) => void>(() => {});

export function usePageName(name: string) {
  const tell = useContext(PageNameContext);
  useEffect(() => tell(name), [tell, name]);
}
