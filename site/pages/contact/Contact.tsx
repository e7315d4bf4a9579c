import type { FunctionComponent, ReactNode } from 'react';
import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { CalendarIcon, MailIcon, PhoneIcon } from '../../../widgets/ui/icons/ResultIcons.tsx';
import { BusinessIcon } from '../../../widgets/ui/icons/StepIcons.tsx';
import { emergencyNumbers } from '../../facts/emergencyNumbers.ts';
import { factText } from '../../facts/facts.ts';
import { FormPage } from '../../kit/components/FormPage.tsx';
import { OfficeMap } from '../../kit/components/OfficeMap.tsx';
import * as styles from './Contact.css.ts';

const { address } = company;
const { gas, power } = emergencyNumbers;

interface WayProps {
  readonly Icon: FunctionComponent;
  readonly title: string;
  readonly children: ReactNode;
}

const Way = ({ Icon, title, children }: WayProps) => (
  <li className={styles.way}>
    <span className={styles.sign}>
      <Icon />
    </span>
    <div>
      <h2 className={styles.wayTitle}>{title}</h2>
      {children}
    </div>
  </li>
);

const Ways = () => (
  <ul className={styles.ways}>
    <Way Icon={PhoneIcon} title="Phone">
      <a className={styles.large} href={telephoneLink(company.phone)}>
        {company.phone}
      </a>
      <p className={styles.note}>{factText('contact-phone-hours')}</p>
    </Way>
    <Way Icon={MailIcon} title="Email">
      <a className={styles.large} href={`mailto:${company.email}`}>
        {company.email}
      </a>
      <p className={styles.note}>We aim to respond {factText('contact-reply')}, on working days</p>
    </Way>
    <Way Icon={BusinessIcon} title="Visit us">
      <address>
        {address.street}
        <br />
        {address.city} <span className={styles.number}>{address.postcode}</span>
      </address>
    </Way>
    <Way Icon={CalendarIcon} title="Opening hours">
      <dl className={styles.hours}>
        <div className={styles.hoursRow}>
          <dt>Monday to Friday</dt>
          <dd className={styles.closed}>{factText('contact-weekdays')}</dd>
        </div>
        <div className={styles.hoursRow}>
          <dt>{factText('contact-weekend')}</dt>
          <dd className={styles.closed}>Closed</dd>
        </div>
      </dl>
    </Way>
  </ul>
);

const Emergency = () => (
  <section className={styles.emergency} aria-labelledby="emergency">
    <h2 className={styles.emergencyTitle} id="emergency">
      Is it an emergency?
    </h2>
    <p>
      If you smell gas, open the windows, don't touch any switches, go outside and call the gas emergency service on{' '}
      <a className={styles.number} href={gas.href}>
        {gas.text}
      </a>
      . In a power cut call <a href={power.href}>{power.text}</a>. Both are free, day and night. HomeCare customers can
      call us any time on{' '}
      <a className={styles.number} href={telephoneLink(company.emergencyPhone)}>
        {company.emergencyPhone}
      </a>
      . See <a href="/emergencies">what to do first</a>.
    </p>
  </section>
);

const Experts = () => (
  <section className={styles.experts} aria-labelledby="experts">
    <h2 className={styles.heading} id="experts">
      Solar energy experts in Newcastle upon Tyne and the North East
    </h2>
    <div className={styles.columnsOfText}>
      <p>
        Our office is on Westgate Road, and most of our work is within an hour of it. We've fitted solar on terraces in
        Heaton, farms in the Tyne valley, schools in Durham and workshops in the Team Valley.
      </p>
      <p>
        Tell us about your home and what you want to spend. We'll tell you what makes sense: solar panels, a battery, a
        charger, or none of it yet. You can also read about{' '}
        <a href="/solar-panels-newcastle">solar panels in Newcastle</a>, <a href="/solar-panels-durham">in Durham</a>{' '}
        and <a href="/solar-panels-sunderland">in Sunderland</a>, or look at{' '}
        <a href="/case-studies">what we've built</a>.
      </p>
    </div>
  </section>
);

export const Contact = () => (
  <>
    <FormPage
      heading="Contact us"
      lead="A real person in Newcastle will reply."
      tag="contact-form"
      withoutScript={{
        subject: 'Enquiry',
        weCan: 'answer your question',
        tellUs: "Tell us what it's about and how to reach you.",
      }}
      beside={<Ways />}
    />
    <div className={styles.contactPage}>
      <Emergency />
    </div>
    <OfficeMap heading="Find us" />
    <Experts />
  </>
);
