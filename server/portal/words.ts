/** The texts of the portal, in files for translators: messages/<language>.json. */
import { wordsIn, type WordsOf } from '../../documents/messages/words.js';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

/** The keys of messages. The English file has them all. */
export type PortalKey = keyof typeof en;

export type PortalWords = WordsOf<PortalKey>;

/** The texts for readers of a locale. */
export const portalWords = wordsIn<PortalKey>({ en, de, fr, es, it, nl });
