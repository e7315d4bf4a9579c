import type { ReactNode } from 'react';
import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import * as actionLink from './actionLink.css.ts';
import * as styles from './CallToAction.css.ts';

interface ContactProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** Help is at the same place on every page: above the footer (WCAG 2.2, 3.2.6). */
export const ContactBand = ({ heading, children }: ContactProps) => (
  <section className={styles.contactBand} aria-labelledby="contact">
    <div className={styles.contactInner}>
      <div className={styles.contactWords}>
        <h2 className={styles.contactHeading} id="contact">
          {heading}
        </h2>
        <p>{children}</p>
      </div>
      <div className={styles.ways}>
        <p className={styles.call}>
          <a className={styles.phone} href={telephoneLink(company.phone)}>
            {company.phone}
          </a>
        </p>
        <p>
          <a className={styles.email} href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </p>
        <p className={styles.hours}>{company.openingHours.text}</p>
      </div>
    </div>
  </section>
);

interface SolarQuoteLinkProps {
  readonly size: keyof typeof actionLink.sizes;
  /** Carried in the fragment, which the funnel reads and cleans: it reaches no server and no log. */
  readonly customerType?: 'home' | 'business';
  readonly children: ReactNode;
}

/** The solar call to action. `data-solar-quote` is what `watchSolarCalls` of site/client listens for. */
export const SolarQuoteLink = ({ size, customerType, children }: SolarQuoteLinkProps) => (
  <a
    className={actionLink.sizes[size]}
    href={customerType ? `/solar-quote#customerType=${customerType}` : '/solar-quote'}
    data-solar-quote=""
  >
    {children}
  </a>
);

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
