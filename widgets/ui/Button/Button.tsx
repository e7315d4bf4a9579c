import type { ReactNode } from 'react';
import * as styles from './Button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps {
  readonly variant: ButtonVariant;
  readonly type?: 'button' | 'submit' | undefined;
  readonly busy?: boolean | undefined;
  /** Replaces the text while busy. */
  readonly busyText?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly iconStart?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly children: ReactNode;
}

export const Button = ({ variant, type = 'button', busy, busyText, disabled, onClick, ...content }: ButtonProps) => (
  <button
    type={type}
    className={styles[variant]}
    part={`button button-${variant}`}
    disabled={disabled === true || busy === true}
    aria-busy={busy === true ? true : undefined}
    onClick={onClick}
  >
    {busy ? <span className={styles.spinner} aria-hidden="true" /> : content.iconStart}
    <span>{busy && busyText ? busyText : content.children}</span>
    {busy ? null : content.iconEnd}
  </button>
);
