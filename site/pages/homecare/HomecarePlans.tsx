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
      lead="One monthly price for cover and repairs. The key terms are further down this page."
      Picture={drawing('home-whole')}
    />
    <PageSection heading="Choose your cover">
      <PlanColumns plans={carePlans} />
    </PageSection>
    <PageSection
      heading="Compare the plans"
      note="A dash means the plan doesn't list it, so don't rely on it. Ask us and we'll put the answer in your paperwork."
    >
      <ComparisonTable label="Plans compared" plans={compared} rows={comparison} />
    </PageSection>
    <PageSection
      heading="Which plan is which?"
      text="We sell HomeCare plans in five sets, and some names are similar. You'll get the plan you click, at the price shown beside it. All prices are per month."
    >
      <PlanLists lists={planLists} />
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
        { text: 'Ask us', href: '/contact?subject=homecare' },
      ]}
    >
      The instant quote gives you a price in four steps, or we can talk it through.
    </CallToAction>
    <ContactBand heading="Talk to us about cover">
      Tell us how old your boiler is and what's gone wrong before. Or <a href="/contact">write to us</a>.
    </ContactBand>
  </>
);
