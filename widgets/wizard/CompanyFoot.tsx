import { accreditations, accreditationWords, identity, telephoneLink } from '#contract/common/identity.ts';
import { siteLink } from '../runtime/addresses.ts';
import { Foot } from '../ui/Foot/Foot.tsx';
import { privacyPath, privacyText } from './copy.ts';

interface CompanyFootProps {
  /** Where there is no host yet, the page that the script runs in. */
  readonly place: Parameters<typeof siteLink>[0];
  readonly held?: typeof accreditations;
}

/** Who we are, below every step of every tag. Shorter on our own pages, whose head and foot say it too. */
export const CompanyFoot = ({ place, held = accreditations }: CompanyFootProps) => {
  const { brand, trade, phone } = identity;
  const privacy = <a {...siteLink(place, privacyPath)}>{privacyText}</a>;
  if (place.isOwnOrigin) return <Foot name={brand}>{privacy}</Foot>;
  return (
    <Foot name={brand} about={trade} proof={accreditationWords(held)}>
      <a href={telephoneLink(phone)}>{phone}</a>
      {privacy}
    </Foot>
  );
};
