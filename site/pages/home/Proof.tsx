import { company } from '#contract/common/company.ts';
import { accreditationWords, type Accreditations } from '#contract/common/identity.ts';
import { factText } from '../../facts/facts.ts';
import { Stars } from '../../kit/components/CustomerQuote.tsx';
import * as styles from './Proof.css.ts';

/** Where a number can be looked up. */
const REGISTERS: Readonly<Record<keyof Accreditations, `https://${string}`>> = {
  mcs: 'https://mcscertified.com/find-an-installer/',
  gasSafe: 'https://www.gassaferegister.co.uk/find-an-engineer-or-check-the-register/',
  napit: 'https://search.napit.org.uk/',
  niceic: 'https://niceic.com/find-a-tradesperson/',
  recc: 'https://www.recc.org.uk/scheme/members',
  hies: 'https://www.hiesscheme.org.uk/find-an-installer/',
  trustMark: 'https://www.trustmark.org.uk/homeowner/find-a-tradesperson',
  ico: 'https://ico.org.uk/ESDWebPages/Search',
};

/** Each register with our number in it: "MCS NAP/12345". */
const registrations = (numbers: Accreditations) =>
  Object.entries(REGISTERS).flatMap(([scheme, register]) =>
    accreditationWords({ [scheme]: numbers[scheme as keyof Accreditations] }).map((text) => ({ text, register })),
  );

/** What can be checked about us, in a line: the score, and our number in each register. Nothing without either. */
export const Proof = () => {
  const { rating, accreditations } = company;
  const registered = registrations(accreditations);
  if (!rating && registered.length === 0) return null;
  return (
    <div className={styles.band}>
      <ul className={styles.items}>
        {rating && (
          <li className={styles.item}>
            <Stars rating={rating.score} />
            <strong>{factText('home-rating')}</strong>
            {company.isSample && <span className={styles.note}>A sample figure, not given by customers.</span>}
          </li>
        )}
        {accreditations.mcs && <li className={styles.item}>{factText('home-mcs')}</li>}
        {registered.map(({ text, register }) => (
          <li key={text} className={styles.item}>
            <a className={styles.register} href={register} rel="noopener">
              {text}, see the register
            </a>
          </li>
        ))}
        <li className={styles.more}>
          <a className={styles.register} href="#why-us">
            Why choose us
          </a>
        </li>
      </ul>
    </div>
  );
};
