import type { ReactNode } from 'react';
import { looks, spinner } from './Button.css.ts';

export type ButtonVariant = keyof typeof looks;

export interface ButtonProps {
  readonly variant: ButtonVariant;
  readonly type?: 'button' | 'submit' | undefined;
  readonly busy?: boolean | undefined;
  /** Replaces the text while busy. */
  readonly busyText?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Does nothing for the moment; it keeps the focus, which `disabled` would drop. */
  readonly held?: boolean | undefined;
  /** Id of the text that says why the button does nothing yet. It stays in reach of the keyboard, so that it is read. */
  readonly blockedBy?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly iconStart?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly children: ReactNode;
}

const ignore = (event: { preventDefault(): void }): void => event.preventDefault();

const isHeld = ({ busy, held, blockedBy }: Partial<ButtonProps>): boolean =>
  busy === true || held === true || Boolean(blockedBy);

export const Button = ({ variant, type = 'button', busyText, disabled, onClick, ...content }: ButtonProps) => (
  <button
    type={type}
    className={looks[variant]}
    part={`button button-${variant}`}
    disabled={disabled === true}
    aria-busy={content.busy === true ? true : undefined}
    aria-disabled={isHeld(content) ? true : undefined}
    aria-describedby={content.blockedBy}
    onClick={isHeld(content) ? ignore : onClick}
  >
    {content.busy ? <span className={spinner} aria-hidden="true" /> : content.iconStart}
    <span>{content.busy && busyText ? busyText : content.children}</span>
    {content.busy ? null : content.iconEnd}
  </button>
);
