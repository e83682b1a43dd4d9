/** Whether the tab of a record is the one that is looked at: keys of those behind it rest. */
import { createContext, useContext } from 'react';

/** True outside of tabs. */
export const TabShownContext = createContext(true);

export const useTabShown = () => useContext(TabShownContext);
