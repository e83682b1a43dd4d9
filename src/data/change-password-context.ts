/** Opens the change of one's own password, from wherever it is offered. */
import { createContext, useContext } from 'react';

const ChangePasswordContext = createContext<() => void>(() => undefined);

export const ChangePasswordProvider = ChangePasswordContext.Provider;

export const useChangePassword = () => useContext(ChangePasswordContext);
