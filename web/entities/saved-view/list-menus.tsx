/** The menus of a list: its saved views, and its columns. */
import { useEffect } from 'react';
import { ColumnsMenu } from '../../ui/table/columns-menu.js';
import { useIsPhone } from '../../ui/media.js';
import type { ListMenusProps } from './list-state.js';
import { useMoveFromBrowser } from './browser-filters.js';
import { ViewsMenu } from './views-menu.js';

export function ListMenus(props: ListMenusProps) {
  const { columns, layout, onLayout } = props;
  const isPhone = useIsPhone();
  const move = useMoveFromBrowser(props);
  useEffect(() => {
    void move();
    // Once, when the list is first shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <ViewsMenu {...props} />
      {!isPhone && columns.length > 1 && <ColumnsMenu columns={columns} layout={layout} onLayout={onLayout} />}
    </>
  );
}
