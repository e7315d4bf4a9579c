import { drawing } from '../../drawings/Drawing.tsx';
import { CallToAction, ContactBand } from '../../kit/components/CallToAction.tsx';
import { Facts } from '../../kit/components/Facts.tsx';
import { TitledTexts } from '../../kit/components/Lists.tsx';
import { EmergencyLine } from '../../kit/components/Notes.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { carePlans, keyFacts, whyChoose } from './homecarePlans.ts';
import { PlanLadder } from './PlanLadder.tsx';

/** Three plans, each with all that the one before it has, and the terms of them all. */
export const HomecarePlans = () => (
  <>
    <PageHeader
      here="HomeCare plans"
      above={[{ name: 'HomeCare', path: '/homecare' }]}
      heading="HomeCare plans"
      lead="Three plans, one monthly price each. Every plan includes the one before it."
      Picture={drawing('home-whole')}
    />
    <PageSection
      heading="Choose your cover"
      note={
        <>
          You pay the price of the plan you choose. Seen another plan?{' '}
          <a href="/faqs#which-homecare-plan-is-which">All HomeCare plans and prices</a>
        </>
      }
    >
      <PlanLadder plans={carePlans} />
    </PageSection>
    <PageSection heading="Why choose HomeCare">
      <TitledTexts items={whyChoose} />
    </PageSection>
    <Facts {...keyFacts} />
    <EmergencyLine />
    <CallToAction
      heading="Not sure which cover you need?"
      actions={[
        { text: 'Get a quote', href: '/get-a-quote?service=HomeCare' },
        { text: 'Contact us', href: '/contact?subject=homecare' },
      ]}
    >
      The instant quote gives you a price in four steps, or we can talk it through.
    </CallToAction>
    <ContactBand heading="Talk to us about cover">
      Tell us how old your boiler is and what's gone wrong before. Or <a href="/contact">write to us</a>.
    </ContactBand>
  </>
);
