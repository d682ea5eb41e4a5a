/** A search dialog: the user types and chooses a result. The caller searches; nothing is filtered here. */
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, TextField } from 'react-aria-components/TextField';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.js';
import { KeyCaps } from './keys.js';
import './overlay.css';
import './palette.css';
import { t } from '../messages/text.js';

export interface PaletteItem {
  readonly id: string;
  readonly icon: IconName;
  /** Accessible name. */
  readonly text: string;
  /** Shown instead of `text`, if it needs more than text. */
  readonly label?: ReactNode;
  readonly detail?: ReactNode;
  readonly shortcut?: string;
  readonly onAction: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

export interface PaletteProps {
  readonly label: string;
  readonly placeholder: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly groups: readonly PaletteGroup[];
  /** Shown if there are no results. */
  readonly empty: ReactNode;
}

export function Palette({ label, placeholder, isOpen, onOpenChange, text, onTextChange, groups, empty }: PaletteProps) {
  return (
    <ModalOverlay className="veil palette-veil" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className="palette">
        <Dialog aria-label={label} className="palette-dialog">
          <Autocomplete inputValue={text} onInputChange={onTextChange}>
            <TextField type="search" aria-label={label} autoFocus className="palette-field">
              <Icon name="search" />
              <Input placeholder={placeholder} dir="auto" />
              <KeyCaps of="escape" />
            </TextField>
            <Menu
              aria-label={t('common.found')}
              className="options palette-options"
              renderEmptyState={() => <p className="option-none">{empty}</p>}
              onAction={() => onOpenChange(false)}
            >
              {groups
                .filter(({ items }) => items.length > 0)
                .map(({ title, items }) => (
                  <MenuSection key={title} id={title}>
                    <Header className="option-group">{title}</Header>
                    {items.map((item) => (
                      <PaletteOption key={item.id} item={item} />
                    ))}
                  </MenuSection>
                ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PaletteOption({
  item: { id, icon, text, label, detail, shortcut, onAction },
}: {
  readonly item: PaletteItem;
}) {
  return (
    <MenuItem id={id} textValue={text} onAction={onAction} className="option">
      <Icon name={icon} />
      <span className="option-words">
        <span dir="auto">{label ?? text}</span>
        {detail && <span className="option-detail">{detail}</span>}
      </span>
      {shortcut && <KeyCaps of={shortcut} />}
    </MenuItem>
  );
}
