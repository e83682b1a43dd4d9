import { createContext, useContext } from 'react';

/** For whoever saves what is in a form by another way than its submit: from then on these values are the saved ones. */
export const FormSavedContext = createContext<(values: Record<string, unknown>) => void>(() => {});

export const useFormSaved = () => useContext(FormSavedContext);
