import { company } from '#contract/common/company.ts';
import { Prose } from '../../figures/Prose.tsx';
import { BrandMark } from '../../kit/brand/BrandMark.tsx';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { below } from '../../kit/components/FormPage.css.ts';
import { TitledTexts } from '../../kit/components/Lists.tsx';
import { SampleNote } from '../../kit/components/Notes.tsx';
import * as offer from '../../kit/components/OfferHero.css.ts';
import { OfferHero } from '../../kit/components/OfferHero.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { QuoteForm } from '../../kit/components/QuoteForm.tsx';
import * as styles from './ProviderPage.css.ts';
import type { Provider } from './providers.ts';

interface Props {
  readonly partner: string;
  readonly initials: string;
}

/** Both names of a page that belongs to two. */
const PartnerNames = ({ partner, initials }: Props) => (
  <div className={styles.names}>
    <p className={styles.name}>
      <span className={styles.badge} aria-hidden="true">
        {initials}
      </span>
      {partner}
    </p>
    <p className={styles.and}>together with</p>
    <p className={styles.name}>
      <span className={styles.ours}>
        <BrandMark />
      </span>
      {company.brand}
    </p>
  </div>
);

/** A partner's solar page on our site: both names, the form that credits the partner, and who does what. */
export const ProviderPage = ({ content }: { readonly content: Provider }) => {
  const { provider, initials, title, lead, promises, Picture, attributes, roles, text, sample } = content;
  const names = <PartnerNames partner={provider} initials={initials} />;
  return (
    <>
      <OfferHero here={provider} heading={title} lead={lead} promises={promises} Picture={Picture} aside={names} />
      {sample !== undefined && (
        <div className={offer.note}>
          <SampleNote>{sample}</SampleNote>
        </div>
      )}
      <div className={offer.place} data-behaviour="formPage">
        <div className={offer.form}>
          <QuoteForm
            tag="solar-quote"
            attributes={{ ...attributes, head: 'none' }}
            subject={`Solar quote, ${provider}`}
            weCan="work out your quote"
            tellUs={`Tell us you're with ${provider}, your postcode and roughly what you pay for electricity.`}
          />
        </div>
        <div className={below}>
          <PageSection heading="Who does what">
            <TitledTexts items={roles} />
          </PageSection>
          <div className={offer.text}>
            <Prose text={text} hasHeadingsBeside />
          </div>
          <ContactBand heading="Not sure who to ask?">Ask us. We know what {provider} has agreed to.</ContactBand>
        </div>
      </div>
    </>
  );
};
