/** What the features add to the frame and the dashboard, as far as this user is offered it. */
import { createContext, type ReactNode, useContext } from 'react';
import type {
  AnyNews,
  ApprovalDialog,
  DashboardPart,
  FigureRoom,
  NavbarPart,
  RecordSearch,
  RootDrawer,
} from './feature.ts';

export interface Extensions {
  navbar: readonly NavbarPart[];
  figures: readonly FigureRoom[];
  dashboard: readonly DashboardPart[];
  drawers: readonly RootDrawer[];
  searches: readonly RecordSearch[];
  news: readonly AnyNews[];
  /** By kind of what waits for a second person. */
  approvals: ReadonlyMap<string, ApprovalDialog['load']>;
  /** Paths of the lists into which files can be imported, by room and name of the call that a row is sent through. */
  importPages: ReadonlyMap<string, string>;
}

const NOTHING: Extensions = {
  navbar: [],
  figures: [],
  dashboard: [],
  drawers: [],
  searches: [],
  news: [],
  approvals: new Map(),
  importPages: new Map(),
};

const ExtensionsContext = createContext(NOTHING);

interface ProviderProps {
  extensions: Extensions;
  children: ReactNode;
}

export function ExtensionsProvider({ extensions, children }: ProviderProps) {
  return <ExtensionsContext.Provider value={extensions}>{children}</ExtensionsContext.Provider>;
}

export const useExtensions = () => useContext(ExtensionsContext);
