import type { ReactNode } from 'react';
import { primary, quiet, secondary, spinner } from './Button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps {
  readonly variant: ButtonVariant;
  readonly type?: 'button' | 'submit' | undefined;
  readonly busy?: boolean | undefined;
  /** Replaces the text while busy. */
  readonly busyText?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Id of the text that says why the button does nothing yet. It stays in reach of the keyboard, so that it is read. */
  readonly blockedBy?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly iconStart?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly children: ReactNode;
}

// Not the module as a namespace: that would cost every tag a helper of the bundler.
const LOOKS: Readonly<Record<ButtonVariant, string>> = { primary, secondary, quiet };

const ignore = (event: { preventDefault(): void }): void => event.preventDefault();

export const Button = ({ variant, type = 'button', busy, busyText, disabled, onClick, ...content }: ButtonProps) => (
  <button
    type={type}
    className={LOOKS[variant]}
    part={`button button-${variant}`}
    disabled={disabled === true || busy === true}
    aria-busy={busy === true ? true : undefined}
    aria-disabled={content.blockedBy ? true : undefined}
    aria-describedby={content.blockedBy}
    onClick={content.blockedBy ? ignore : onClick}
  >
    {busy ? <span className={spinner} aria-hidden="true" /> : content.iconStart}
    <span>{busy && busyText ? busyText : content.children}</span>
    {busy ? null : content.iconEnd}
  </button>
);
