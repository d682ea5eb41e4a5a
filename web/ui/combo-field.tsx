/** Chooses one of many by typing. The server searches, so a million clients are only a few lines here. */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import { Button } from 'react-aria-components/Button';
import { ComboBox, Input, ListBox, Popover } from 'react-aria-components/ComboBox';
import { FieldFoot, FieldHead } from './field-parts.js';
import { errorText } from './text/problems.js';
import { useField, type FieldProps } from './form-state.js';
import { Icon } from './icon.js';
import { OptionItem, type Option } from './select-field.js';
import { useDebounced } from './use-debounced.js';
import './overlay.css';
import { t } from '../messages/text.js';

export interface ComboFieldProps extends FieldProps {
  readonly value: string | null;
  readonly onChange: (value: string | null, option: Option<string> | null) => void;
  /** Label of the chosen option, if the caller knows it already; saves a request. */
  readonly valueLabel?: string | null;
  /** Query key for the results of searches: `['clients']`. */
  readonly queryKey: QueryKey;
  /** Searches on the server. An empty text gives the first few. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Option<string>[]>;
  readonly placeholder?: string;
  /** Offers to create an object that was not found: "New client “Acme”". */
  readonly onCreate?: (text: string) => void;
  /** Whether the list opens as soon as the field has the focus, or only when something is typed. True by default. */
  readonly opensOnFocus?: boolean;
  readonly onBlur?: () => void;
}

const createKey = '\u0000create';

function useFound({ queryKey, search, value, valueLabel }: ComboFieldProps, text: string, isOpen: boolean) {
  const settled = useDebounced(text);
  const found = useQuery({
    queryKey: ['combo', ...queryKey, settled],
    queryFn: async ({ signal }) => search(settled, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const options = found.data ?? [];
  // The chosen option must be in the list, or the combo box has no label for it.
  const isMissing = value !== null && valueLabel && text === valueLabel && !options.some(({ id }) => id === value);
  return {
    options: isMissing ? [{ id: value, label: valueLabel }, ...options] : options,
    isLoading: found.isFetching || settled !== text,
    problem: found.error,
  };
}

/** True while a scroll event is handled: then react-aria closes the list and reports the chosen option once more. */
function useScrolling(): RefObject<boolean> {
  const isScrolling = useRef(false);
  // Registered before the list opens, so that it runs before react-aria's own listener.
  useLayoutEffect(() => {
    const note = (): void => {
      isScrolling.current = true;
      setTimeout(() => {
        isScrolling.current = false;
      });
    };
    globalThis.addEventListener('scroll', note, { capture: true, passive: true });
    return () => globalThis.removeEventListener('scroll', note, { capture: true });
  }, []);
  return isScrolling;
}

export function ComboField(props: ComboFieldProps) {
  const { label, value, valueLabel, onChange, onCreate } = props;
  const { problem, isRequired, edited } = useField(props, value);
  const [chosen, setChosen] = useState<Option<string> | null>(null);
  const words = value === null ? '' : chosen?.id === value ? chosen.label : (valueLabel ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const text = typed ?? words;
  const found = useFound(props, text === words ? '' : text, isOpen);
  const [takesFirst, setTakesFirst] = useState(false);
  const canCreate = onCreate && typed !== null && typed.trim() !== '' && !found.isLoading;
  const isScrolling = useScrolling();
  const choose = (key: unknown): void => {
    const option = found.options.find(({ id }) => id === key) ?? null;
    if (key === value) {
      // react-aria reports the chosen option again on blur and on scroll. On scroll, the typed text stays.
      if (isScrolling.current) return;
      setTyped(null);
      return setChosen(option ?? chosen);
    }
    setTyped(null);
    if (key === createKey) return onCreate?.(text.trim());
    edited();
    setChosen(option);
    return onChange(option?.id ?? null, option);
  };
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  const firstId = found.options[0]?.id;
  useEffect(() => {
    if (!takesFirst || found.isLoading) return;
    setTakesFirst(false);
    if (firstId !== undefined) latest.current(firstId);
  }, [takesFirst, found.isLoading, firstId]);
  return (
    <ComboBox
      className="field"
      name={props.name}
      formValue="key"
      value={value}
      onChange={choose}
      inputValue={text}
      onInputChange={(next) => {
        if (next === text) return;
        setTyped(next);
        setTakesFirst(false);
        if (next === '' && value !== null) choose(null);
      }}
      onOpenChange={setOpen}
      onBlur={() => {
        setTyped(null);
        setTakesFirst(false);
        props.onBlur?.();
      }}
      menuTrigger={props.opensOnFocus === false ? 'input' : 'focus'}
      allowsEmptyCollection
      defaultFilter={() => true}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      autoFocus={props.autoFocus}
      isRequired={isRequired}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      aria-label={props.isLabelHidden ? label : undefined}
    >
      {!props.isLabelHidden && <FieldHead label={label} isRequired={isRequired} />}
      <div
        className="field-box"
        // Enter takes the first option, even if it is pressed before the search has answered.
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !typed?.trim()) return;
          if (event.target instanceof Element && event.target.getAttribute('aria-activedescendant')) return;
          event.preventDefault();
          event.stopPropagation();
          setTakesFirst(true);
        }}
      >
        <Input placeholder={props.placeholder ?? t('common.typeToSearch')} dir="auto" />
        <Button className="field-open">
          <Icon name="down" />
        </Button>
      </div>
      <FieldFoot hint={props.hint} problem={problem} />
      <Popover className="popover" offset={4} maxHeight={320}>
        <ListBox
          className="options"
          renderEmptyState={() => (
            <div className="option-none">
              {found.isLoading
                ? t('common.searching')
                : found.problem
                  ? errorText(found.problem)
                  : t('common.nothingFound')}
            </div>
          )}
        >
          {found.options.map((option) => (
            <OptionItem key={option.id} {...option} />
          ))}
          {canCreate && <OptionItem id={createKey} label={t('common.new2', { trim: text.trim() })} />}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
