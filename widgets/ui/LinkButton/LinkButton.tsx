import type { ReactNode } from 'react';
import { looks } from '../Button/Button.css.ts';
import type { ButtonVariant } from '../Button/Button.tsx';

interface LinkButtonProps {
  readonly href: string;
  readonly variant: ButtonVariant;
  /** Opens a new tab; the text says so where it matters. */
  readonly external?: boolean | undefined;
  readonly iconStart?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere (a page, a phone call); a button does something here. */
export const LinkButton = ({ href, variant, external, iconStart, iconEnd, onClick, children }: LinkButtonProps) => (
  <a
    href={href}
    className={looks[variant]}
    part={`button button-${variant}`}
    target={external ? '_blank' : undefined}
    rel={external ? 'noopener' : undefined}
    onClick={onClick}
  >
    {iconStart}
    <span>{children}</span>
    {iconEnd}
  </a>
);
