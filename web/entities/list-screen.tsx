/** Parts shared by the screens of lists: actions on the whole list, and the empty state. */
import type { ReactNode } from 'react';
import { useSession } from '../api/session.js';
import { Button } from '../ui/button.js';
import type { IconName } from '../ui/icon.js';
import { Menu } from '../ui/menu.js';
import { Empty } from '../ui/notice.js';
import { useShortcut } from '../ui/shortcuts.js';
import { t } from '../messages/text.js';

interface ListActionsProps {
  /** "client". */
  readonly one: string;
  readonly onExport: () => unknown;
  /** False if the user may not create one. */
  readonly onNew: (() => void) | false;
}

export function ListActions({ one, onExport, onNew }: ListActionsProps) {
  const { has } = useSession();
  useShortcut('n', () => onNew && onNew(), t('common.new', { one }), onNew !== false);
  return (
    <>
      {onNew && (
        <Button kind="primary" icon="add" shortcut="n" onPress={onNew}>
          {t('common.new', { one })}
        </Button>
      )}
      {has('can_export_data') && (
        <Menu
          label={t('shell.more')}
          isIconOnly
          items={[{ id: 'csv', label: t('common.exportAsCsv'), icon: 'download', onAction: () => void onExport() }]}
        />
      )}
    </>
  );
}

interface EmptyListProps {
  /** "client", "clients". */
  readonly one: string;
  readonly many: string;
  readonly icon: IconName;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** False if the user may not create one. */
  readonly onNew: (() => void) | false;
  /** What such an object is for; shown to users who may create one. */
  readonly children: ReactNode;
  /** Where such objects come from; shown to users who may not create one. */
  readonly waiting: string;
}

export function EmptyList({ one, many, icon, isFiltered, onClear, onNew, children, waiting }: EmptyListProps) {
  if (isFiltered)
    return (
      <Empty
        title={t('common.noFitsTheseFilters', { one })}
        action={<Button onPress={onClear}>{t('common.clearTheFilters')}</Button>}
      >
        {t('common.takeOneOfThemAwayOr')}
      </Empty>
    );
  if (!onNew)
    return (
      <Empty icon={icon} title={t('common.noToSee', { many })}>
        {waiting}
      </Empty>
    );
  return (
    <Empty
      icon={icon}
      title={t('common.noYet', { many })}
      action={
        <Button kind="primary" icon="add" onPress={onNew}>
          {t('common.new', { one })}
        </Button>
      }
    >
      {children}
    </Empty>
  );
}
