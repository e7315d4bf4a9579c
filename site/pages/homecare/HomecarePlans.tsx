import { drawing } from '../../drawings/Drawing.tsx';
import { CallToAction, ContactBand } from '../../kit/components/CallToAction.tsx';
import { Facts } from '../../kit/components/Facts.tsx';
import { TitledTexts } from '../../kit/components/Lists.tsx';
import { EmergencyLine } from '../../kit/components/Notes.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { carePlans, comparison, keyFacts, whyChoose } from './homecarePlans.ts';
import { ComparisonTable, PlanColumns } from './PlanComparison.tsx';
import { planLists, PlanLists } from './PlanLists.tsx';

const compared = carePlans.map(({ name, price, flag }) => ({ name, price, isMarked: flag !== undefined }));

/** Three plans, what each lists, and how they differ from the plans of other pages. */
export const HomecarePlans = () => (
  <>
    <PageHeader
      here="HomeCare plans"
      above={[{ name: 'HomeCare', path: '/homecare' }]}
      heading="HomeCare plans"
      lead="One monthly amount, an engineer when something gives up, and the small print in large print further down."
      Picture={drawing('home-whole')}
    />
    <PageSection heading="Choose how much of the house">
      <PlanColumns plans={carePlans} />
    </PageSection>
    <PageSection
      heading="Side by side"
      note="A dash means that the plan does not list it: do not count on it. Ask us, and what we answer goes into your papers."
    >
      <ComparisonTable label="Plans compared" plans={compared} rows={comparison} />
    </PageSection>
    <PageSection
      heading="Which plan is which?"
      text="HomeCare is sold in five lists, and some names sound alike. Whichever plan you click is the one we write down, at the price that stood beside it. All prices here are per month, on one scale."
    >
      <PlanLists lists={planLists} />
    </PageSection>
    <PageSection heading="Why choose HomeCare">
      <TitledTexts items={whyChoose} />
    </PageSection>
    <Facts {...keyFacts} />
    <EmergencyLine />
    <CallToAction
      heading="Not sure which part of the house needs it?"
      actions={[
        { text: 'Get a quote', href: '/get-a-quote?service=HomeCare' },
        { text: 'Ask us', href: '/contact?subject=homecare' },
      ]}
    >
      The instant quote puts a price on the screen in four steps, or we look at it with you.
    </CallToAction>
    <ContactBand heading="Talk to somebody about cover">
      Tell us how old the boiler is and what has failed before. Or <a href="/contact">write to us</a>.
    </ContactBand>
  </>
);
