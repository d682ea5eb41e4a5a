/** Whether a component is in a dialog. While one is open, only shortcuts registered inside it work. */
import { createContext } from 'react';

export const ModalLevel = createContext(false);
