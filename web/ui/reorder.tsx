/** Lets the user reorder rows by a handle: with the mouse or a finger, or with the arrow keys. */
import { useRef, useState, type PointerEvent, type KeyboardEvent } from 'react';
import { Icon } from './icon.js';
import './reorder.css';
import { t } from '../messages/text.js';

export interface Reorder {
  /** The ids in the order to show, with the current move applied. */
  readonly ids: readonly string[];
  /** The row that is being moved. */
  readonly moving: string | null;
  readonly handleOf: (id: string) => Omit<HandleProps, 'name' | 'at' | 'of'>;
  /** For the element that holds the rows, each with `data-reorder={id}`. */
  readonly list: { readonly ref: React.RefObject<HTMLDivElement | null> };
}

/** `onMoved` gets all ids in their new order. */
export function useReorder(given: readonly string[], onMoved: (ids: string[]) => void): Reorder {
  const [draft, setDraft] = useState<{ readonly moving: string; readonly ids: readonly string[] } | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const ids = draft?.ids ?? given;
  const moved = (id: string, to: number): string[] => {
    const others = ids.filter((one) => one !== id);
    return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
  };
  return {
    ids,
    moving: draft?.moving ?? null,
    list: { ref },
    handleOf: (id) => ({
      onStep: (steps) => {
        const next = moved(id, ids.indexOf(id) + steps);
        if (String(next) !== String(ids)) onMoved(next);
      },
      onTake: () => setDraft({ moving: id, ids: given }),
      onOver: (y) => {
        const to = rowAt(ref.current, y);
        if (draft && to !== undefined && to !== id) setDraft({ moving: id, ids: moved(id, ids.indexOf(to)) });
      },
      onDrop: () => {
        if (draft && String(draft.ids) !== String(given)) onMoved([...draft.ids]);
        setDraft(null);
      },
      onCancel: () => setDraft(null),
    }),
  };
}

/** The id of the row at a vertical position in the window. */
function rowAt(list: HTMLElement | null, y: number): string | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-reorder]') ?? [])];
  const row = rows.find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  return row?.dataset['reorder'];
}

export interface HandleProps {
  /** Name of the row. */
  readonly name: string;
  /** Position, counted from one; `of` is the number of rows. */
  readonly at: number;
  readonly of: number;
  readonly onStep: (steps: number) => void;
  readonly onTake: () => void;
  readonly onOver: (y: number) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
}

export function ReorderHandle({ name, at, of, onStep, onTake, onOver, onDrop, onCancel }: HandleProps) {
  return (
    <button
      type="button"
      className="reorder-handle"
      aria-label={t('common.moveOf', { name, at, of })}
      aria-description={t('common.arrowUpAndDownMoveIt')}
      onKeyDown={(event: KeyboardEvent) => {
        const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (steps === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        onStep(steps);
      }}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onTake();
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onOver(event.clientY);
      }}
      onPointerUp={onDrop}
      onPointerCancel={onCancel}
    >
      <Icon name="sort" />
    </button>
  );
}
