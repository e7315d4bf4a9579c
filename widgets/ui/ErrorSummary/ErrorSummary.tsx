import { type Ref, useRef } from 'react';
import { afterRenderMs } from '../../theme/timing.ts';
import { AlertIcon } from '../icons/ControlIcons.tsx';
import * as styles from './ErrorSummary.css.ts';

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

/** Opens what hides a control: the tab of its panel, or what folds it away. */
function open(control: HTMLElement, root: ParentNode): void {
  reveal(control);
  const tab = control.closest('[role=tabpanel][hidden]')?.getAttribute('aria-labelledby');
  if (tab) root.querySelector<HTMLElement>(`#${CSS.escape(tab)}`)?.click();
}

/** The control of that name, of radios the chosen one, of cards the chosen one's button; what hid it is opened. */
export function shownControl(root: ParentNode, name: string): HTMLElement | undefined {
  const controls = [...root.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)];
  const control =
    controls.find((candidate) => candidate.matches(':checked')) ??
    controls[0] ??
    root.querySelector<HTMLElement>(`[data-answer="${CSS.escape(name)}"] button`) ??
    undefined;
  if (control) open(control, root);
  return control;
}

/** Focuses the control of that name in the shadow root (or document) around `near`. False when there is none. */
export const focusField = (near: Node, name: string): boolean => {
  const root = near.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const control = shownControl(root, name);
  control?.focus();
  // A tab that has just been opened shows its panel with the next render.
  if (control && !control.matches(':focus')) setTimeout(() => control.focus(), afterRenderMs);
  return control !== undefined;
};

/** Opens every closed disclosure around a control: what is folded away takes no focus. */
export function reveal(control: Element): void {
  const folded = control.closest('details:not([open])');
  if (!folded) return;
  folded.setAttribute('open', '');
  reveal(folded);
}
