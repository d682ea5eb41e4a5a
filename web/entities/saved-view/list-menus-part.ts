/** The menus of a list, which are loaded after its rows. */
import { lazyPart } from '../../ui/part.js';
import type { ListMenusProps } from './list-state.js';

export const LazyListMenus = lazyPart<ListMenusProps>(
  async () => import('./list-menus.js').then((part) => part.ListMenus),
  'views',
);
