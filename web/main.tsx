/** Loads the texts in the person's language, and then the dashboard, whose modules use them. */
import { loadMessages } from './messages/load.js';

// No `await` here: the dashboard's file imports the texts from this one, and would wait for it for ever.
void loadMessages('shell').then(async () => import('./dashboard.js'));
