import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { CheckIcon } from '../icons/ControlIcons.tsx';
import * as styles from './Tabs.css.ts';

/** The tab that a key leads to (arrows wrap around), or undefined for a key that tabs leave alone. */
export const keyTarget = (key: string, current: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly panel: ReactNode;
    readonly isDone?: boolean | undefined;
  }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** ARIA authoring practices, tabs with automatic activation. Hidden panels stay: their radios belong to the form. */
export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    // The browser's own: Alt and an arrow is Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const current = tabs.findIndex(({ id }) => id === selected);
    const target = tabs[keyTarget(event.key, current, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    list.current?.querySelector<HTMLElement>(`#tab-${target.id}`)?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: text, isDone }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            className={styles.tab}
            part="tab"
            aria-selected={id === selected}
            aria-controls={`panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            <span>{text}</span>
            {isDone ? <CheckIcon /> : null}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div key={id} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={id !== selected}>
          {panel}
        </div>
      ))}
    </div>
  );
};
