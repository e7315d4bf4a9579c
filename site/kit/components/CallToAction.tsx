import type { ReactNode } from 'react';
import * as actionLink from './actionLink.css.ts';
import * as styles from './CallToAction.css.ts';
import { SolarQuoteLink } from './SolarQuoteLink.tsx';

export interface Action {
  readonly text: string;
  readonly href: `/${string}`;
  /** Of a link to the solar quote. */
  readonly customerType?: 'home' | 'business';
}

interface Props {
  readonly heading: string;
  readonly children: ReactNode;
  /** The first is the one that counts; solar quotes are counted as such. */
  readonly actions: readonly [Action, ...Action[]];
}

const ActionLink = ({ action, size }: { readonly action: Action; readonly size: 'onDark' | 'onDarkQuiet' }) =>
  action.href === '/solar-quote' ? (
    <SolarQuoteLink size={size} {...(action.customerType && { customerType: action.customerType })}>
      {action.text}
    </SolarQuoteLink>
  ) : (
    <a className={actionLink.sizes[size]} href={action.href}>
      {action.text}
    </a>
  );

/** The band that asks a reader to go on. */
export const CallToAction = ({ heading, children, actions }: Props) => (
  <section className={styles.band} aria-labelledby="call-to-action">
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2 className={styles.heading} id="call-to-action">
          {heading}
        </h2>
        <p>{children}</p>
      </div>
      <p className={styles.actions}>
        {actions.map((action, index) => (
          <ActionLink key={action.href} action={action} size={index === 0 ? 'onDark' : 'onDarkQuiet'} />
        ))}
      </p>
    </div>
  </section>
);
