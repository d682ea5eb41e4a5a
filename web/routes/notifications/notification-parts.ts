/** Parts of the notifications that other screens load on first use. */
import { lazyPart } from '../../ui/part.js';

export const LazyNewest = lazyPart(async () => import('./newest.js').then((module) => module.Newest), 'notifications');
