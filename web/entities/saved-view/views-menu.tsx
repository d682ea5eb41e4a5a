/** The menu of saved views: opens one, and saves, changes, shares and deletes the user's own. */
import type { SavedView, SavedViewUpdate } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { delayWrite } from '../../api/delay-write.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { Menu, type MenuEntry } from '../../ui/menu.js';
import { notify } from '../../ui/toast.js';
import type { ListMenusProps } from './list-state.js';
import { bodyOf, isOwnColumns } from './saved-views.js';
import { NameView, type NameViewProps } from './name-view.js';
import { t } from '../../messages/text.js';

type Entry = MenuEntry | false;

export function ViewsMenu(props: ListMenusProps) {
  const { views, current, isChanged, query, layout, onShow, onSaved } = props;
  const { user } = useSession();
  const [naming, setNaming] = useState<NameViewProps['naming']>();
  const listed = views.filter((view) => !isOwnColumns(view));
  const [own, others] = [true, false].map((isOwn) => listed.filter((view) => (view.user_id === user.id) === isOwn));
  const entryOf = (view: SavedView, startsGroup: boolean): MenuEntry => ({
    id: view.id,
    label: view.name,
    startsGroup,
    ...(view.id === current?.id && { icon: 'check' as const }),
    detail: detailOf(view, user.id),
    onAction: () => onShow(view),
  });
  const label = current
    ? isChanged
      ? t('views.viewChanged', { name: current.name })
      : current.name
    : t('views.savedViews');
  return (
    <>
      <Menu
        label={label}
        icon="star"
        kind="quiet"
        items={[
          listed.length > 0 && {
            id: 'all',
            label: t('common.all'),
            ...(current === undefined && { icon: 'check' as const }),
            onAction: () => onShow('all'),
          },
          ...(own ?? []).map((view, at) => entryOf(view, at === 0)),
          ...(others ?? []).map((view, at) => entryOf(view, at === 0)),
          {
            id: 'save',
            label: t('views.saveAsView'),
            icon: 'add',
            startsGroup: listed.length > 0,
            onAction: () => setNaming('new'),
          },
          ...useCurrentActions(props, setNaming),
          { id: 'copy', label: t('views.copyLink'), icon: 'link', startsGroup: true, onAction: () => void copyLink() },
        ]}
      />
      {naming && (
        <NameView
          naming={naming}
          hasDefault={props.hasDefault ?? true}
          body={{ screen: props.screen, ...bodyOf(query, layout) }}
          onClose={() => setNaming(undefined)}
          onCreated={(view) => {
            onSaved();
            onShow(view, true);
          }}
        />
      )}
    </>
  );
}

function detailOf(view: SavedView, userId: string): string | undefined {
  if (view.user_id !== userId) return view.user_name;
  if (view.is_default) return view.shared ? t('views.defaultAndShared') : t('views.defaultView');
  return view.shared ? t('views.sharedWithTheTeam') : undefined;
}

/** What can be done with the view in use: by its user, and if it is shared by owners and admins. */
function useCurrentActions(
  { current, isChanged, query, layout, hasDefault = true, onShow, onSaved }: ListMenusProps,
  onName: (view: SavedView) => void,
): readonly Entry[] {
  const { user } = useSession();
  const change = useChange({
    operation: 'updateSavedView',
    send: async ({ view, body }: { readonly view: SavedView; readonly body: SavedViewUpdate }) =>
      docket.savedViews.update(view.id, body),
    onDone: (_view, { body }) => body.columns && onSaved(),
  });
  const remove = (view: SavedView): void => {
    void delayWrite({
      operation: 'deleteSavedView',
      requests: [(api) => api.savedViews.delete(view.id)],
      hides: [view.id],
      message: t('views.viewDeleted', { name: view.name }),
      onUndo: () => onShow(view, true),
    });
    onShow('all', true);
  };
  if (!current) return [];
  const isOwn = current.user_id === user.id;
  if (!isOwn && user.role !== 'owner' && user.role !== 'admin') return [];
  const set = (body: SavedViewUpdate): void => change.mutate({ view: current, body });
  return [
    isChanged && {
      id: 'update',
      label: t('views.updateThisView'),
      icon: 'check',
      onAction: () => set(bodyOf(query, layout)),
    },
    { id: 'rename', label: t('views.renameView'), icon: 'edit', startsGroup: true, onAction: () => onName(current) },
    user.role !== 'viewer' && {
      id: 'share',
      label: current.shared ? t('views.stopSharing') : t('views.shareWithTheTeam'),
      icon: 'people',
      onAction: () => set({ shared: !current.shared }),
    },
    isOwn &&
      hasDefault && {
        id: 'default',
        label: current.is_default ? t('views.notMyDefault') : t('views.makeMyDefault'),
        icon: 'star',
        onAction: () => set({ is_default: !current.is_default }),
      },
    {
      id: 'delete',
      label: t('views.deleteView'),
      icon: 'trash',
      kind: 'danger',
      onAction: () => remove(current),
    },
  ];
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(globalThis.location.href);
    notify(t('common.linkCopied'));
  } catch {
    notify(t('views.thisBrowserDoesNotLetThe'), { kind: 'bad' });
  }
}
