/** Whether something stands in a dialog: while one is open, only its own keys are heard. */
import { createContext } from 'react';

export const ModalLevel = createContext(false);
