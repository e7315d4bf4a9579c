import type { ReactNode } from 'react';

export interface RadioCardOption {
  readonly value: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly meta?: readonly { readonly label: string; readonly value: string }[] | undefined;
  /** As printed, for example "£129.50 per panel". */
  readonly price?: string | undefined;
  readonly badge?: string | undefined;
  readonly picture?: ReactNode;
}
