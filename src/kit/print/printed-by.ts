/** Who prints, and when, in words. The frame sets it; the kit knows neither the session nor the clock of the server. */
import { createContext } from 'react';

export const PrintedByContext = createContext<() => string>(() => '');
