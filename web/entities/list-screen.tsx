/** Parts shared by the screens of lists: actions on the whole list, and the empty state. */
import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import type { IconName } from '../ui/icon.js';
import { Menu } from '../ui/menu.js';
import { Empty } from '../ui/notice.js';
import { useShortcut } from '../ui/shortcuts.js';
import { useExportEntries, type Export } from './export-menu.js';
import { t } from '../messages/text.js';

interface ListActionsProps {
  /** "New client". */
  readonly newLabel: string;
  readonly file: Export;
  /** False if the user may not create one. */
  readonly onNew: (() => void) | false;
}

export function ListActions({ newLabel, file, onNew }: ListActionsProps) {
  useShortcut('n', () => onNew && onNew(), newLabel, onNew !== false);
  return (
    <>
      {onNew && (
        <Button kind="primary" icon="add" shortcut="n" onPress={onNew}>
          {newLabel}
        </Button>
      )}
      <Menu label={t('shell.more')} isIconOnly items={useExportEntries(file)} />
    </>
  );
}

interface EmptyListProps {
  /** "New client". */
  readonly newLabel: string;
  /** "No clients yet". */
  readonly title: string;
  /** "No clients match these filters". */
  readonly filteredTitle: string;
  /** "No clients to show": for users who may not create one. */
  readonly waitingTitle: string;
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

export function EmptyList({
  newLabel,
  title,
  filteredTitle,
  waitingTitle,
  icon,
  isFiltered,
  onClear,
  onNew,
  children,
  waiting,
}: EmptyListProps) {
  if (isFiltered)
    return (
      <Empty title={filteredTitle} action={<Button onPress={onClear}>{t('common.clearTheFilters')}</Button>}>
        {t('common.takeOneOfThemAwayOr')}
      </Empty>
    );
  if (!onNew)
    return (
      <Empty icon={icon} title={waitingTitle}>
        {waiting}
      </Empty>
    );
  return (
    <Empty
      icon={icon}
      title={title}
      action={
        <Button kind="primary" icon="add" onPress={onNew}>
          {newLabel}
        </Button>
      }
    >
      {children}
    </Empty>
  );
}
