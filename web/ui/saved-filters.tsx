/** Saves the filters of a screen under names in this browser, and copies their link for others. */
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from './dialog.js';
import { Form, SubmitButton } from './form.js';
import { FormActions } from './form-actions.js';
import { Menu } from './menu.js';
import { TextField } from './text-field.js';
import { notify } from './toast.js';
import { t } from '../messages/text.js';

type Saved = Readonly<Record<string, string>>;

const keyOf = (screen: string): string => `docket.filters.${screen}`;

function read(screen: string): Saved {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(screen)) ?? '{}');
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {};
  } catch {
    // A damaged entry must not keep the screen from opening.
    return {};
  }
}

export function SavedFilters({ screen }: { readonly screen: string }) {
  const router = useRouter();
  const [saved, setSaved] = useState(() => read(screen));
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const keep = (next: Saved): void => {
    setSaved(next);
    localStorage.setItem(keyOf(screen), JSON.stringify(next));
  };
  const here = router.history.location.search;
  const current = Object.keys(saved).find((one) => saved[one] === here);
  return (
    <>
      <Menu
        label={current ?? t('common.savedFilters')}
        icon="star"
        kind="quiet"
        items={[
          ...Object.entries(saved).map(([label, search]) => ({
            id: `saved ${label}`,
            label,
            onAction: () => router.history.push(`${router.history.location.pathname}${search}`),
          })),
          {
            id: 'copy',
            label: t('common.copyLink'),
            icon: 'link',
            startsGroup: Object.keys(saved).length > 0,
            onAction: () => void copyLink(),
          },
          { id: 'save', label: t('common.saveTheseFilters'), icon: 'star', onAction: () => setNaming(true) },
          current !== undefined && {
            id: 'forget',
            label: t('common.forget', { current }),
            icon: 'trash',
            onAction: () => keep(Object.fromEntries(Object.entries(saved).filter(([one]) => one !== current))),
          },
        ]}
      />
      <Dialog
        title={t('common.saveTheseFilters')}
        size="s"
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        isPersistent
      >
        <Form
          draft={{ name: 'saved-filters', id: screen, value: { name }, restore: (last) => setName(last.name) }}
          onSubmit={() => {
            keep({ ...saved, [name.trim()]: here });
            setNaming(false);
            setName('');
          }}
        >
          <TextField
            label={t('common.name')}
            name="name"
            value={name}
            onChange={setName}
            limits={{ required: true, maxLength: 60 }}
            hint={t('common.keptInThisBrowserCopyThe')}
            autoFocus
          />
          <FormActions>
            <SubmitButton>{t('common.save')}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
    </>
  );
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(globalThis.location.href);
    notify(t('common.linkCopied'));
  } catch {
    notify(t('common.thisBrowserDoesNotLetThe'), { kind: 'bad' });
  }
}
