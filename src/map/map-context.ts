/** The map by context: layers and tools are its children, and none of them takes it from a module. */
import { createContext, useContext } from 'react';
import type { MapHandle } from './map-handle.ts';

export const MapContext = createContext<MapHandle | null>(null);

/** Null while no map is drawn: layers wait, or do without. */
export const useMap = (): MapHandle | null => useContext(MapContext);
