import { type Ref, useRef } from 'react';
import { AlertIcon } from '../icons/ControlIcons.tsx';
import * as styles from './ErrorSummary.css.ts';
import { focusField } from './focusField.ts';

interface ErrorSummaryProps {
  readonly heading: string;
  readonly items: readonly { readonly name: string; readonly message: string }[];
  /** Called before the focus moves, for example to open the tab that holds the field. */
  readonly onPick?: ((name: string) => void) | undefined;
  readonly summaryRef?: Ref<HTMLDivElement> | undefined;
}

/** Every error at once, each one a way to its field. No `href="#id"`: it would change the host page's address. */
export const ErrorSummary = ({ heading, items, onPick, summaryRef }: ErrorSummaryProps) => {
  const list = useRef<HTMLUListElement>(null);

  const pick = (name: string): void => {
    onPick?.(name);
    // After the render that `onPick` may have asked for: a field in a hidden panel takes no focus.
    setTimeout(() => {
      if (list.current) focusField(list.current, name);
    });
  };

  return (
    <div className={styles.summary} part="error-summary" role="alert" tabIndex={-1} ref={summaryRef}>
      <p className={styles.heading}>
        <AlertIcon />
        <span>{heading}</span>
      </p>
      <ul className={styles.list} ref={list}>
        {items.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className={styles.item} onClick={() => pick(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
