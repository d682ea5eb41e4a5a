/** Prepares the fonts of PDF documents as part of the build, so that the first document does not wait for it. */
import { prepareFonts } from '../../documents/fonts/fonts.js';

await prepareFonts();
