/** How a part that is loaded late gets the words that it says. */
import { createContext } from 'react';

/** Resolves when the words of these rooms are there. Fails when they cannot be fetched. */
export const WordsContext = createContext<(rooms: readonly string[]) => Promise<void>>(async () => {});
