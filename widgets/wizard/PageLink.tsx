import type { ReactNode } from 'react';
import { siteLink } from '../runtime/addresses.ts';
import { useHost } from '../runtime/host.ts';
import type { ButtonVariant } from '../ui/Button/Button.tsx';
import { LinkButton } from '../ui/LinkButton/LinkButton.tsx';

interface PageLinkProps {
  /** From the root of the company's site, with its leading slash. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A link to a page of the company: in place on our pages, in a new tab elsewhere. */
export function PageLink({ path, children }: PageLinkProps) {
  const host = useHost();
  return <a {...siteLink(host, path)}>{children}</a>;
}

/** The same, looking like a button. */
export function PageButton({ path, variant, children }: PageLinkProps & { readonly variant: ButtonVariant }) {
  const { href, target } = siteLink(useHost(), path);
  return (
    <LinkButton href={href} variant={variant} external={target !== undefined}>
      {children}
    </LinkButton>
  );
}
