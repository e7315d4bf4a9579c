import { BoilerCutaway } from '../../drawings/BoilerCutaway.tsx';
import { ContactBand } from '../../kit/components/ContactBand.tsx';
import { EmergencyLine } from '../../kit/components/EmergencyLine.tsx';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { NumberedList } from '../../kit/components/NumberedList.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { PlanCards } from '../../kit/components/PlanCards.tsx';
import { TitledTexts } from '../../kit/components/TitledTexts.tsx';
import { boilerServices, inspected, installation, scope } from './boilerServices.ts';
import { EngineerScene } from './EngineerScene.tsx';

const BOOKING =
  '“Book now” takes four short steps. At the end you pick the day and half-day for our call, and on the phone we agree the visit. Nothing is booked before that.';

/** Installation, service and repair of boilers. */
export const BoilerServices = () => (
  <>
    <PageHeader
      here="Boiler services"
      heading="Boiler services"
      lead="A boiler is a fire in a box on the wall of your kitchen. We put it in, look after it, and come when it sulks."
      Picture={EngineerScene}
    >
      <p>
        Something else, or not sure? <a href="/contact?subject=boiler">Tell us what your boiler does</a>, or does not.
      </p>
    </PageHeader>
    <PageSection
      heading="Three jobs, three prices"
      text={BOOKING}
      note="Prices include VAT and are for a house on the gas network in the North East."
    >
      <PlanCards plans={boilerServices} />
    </PageSection>
    <PageSection
      heading="What a service looks at"
      text="Only an engineer on the Gas Safe Register may open a gas boiler. Ask for the card: the back of it says which work its owner may do."
    >
      <NumberedList items={inspected} Picture={BoilerCutaway} />
    </PageSection>
    <NextSteps heading="How an installation goes" steps={installation} />
    <PageSection heading="Why other pages show other prices">
      <TitledTexts items={scope} />
    </PageSection>
    <EmergencyLine />
    <ContactBand heading="No heating, no hot water?">
      Ring us, or <a href="/contact?subject=boiler">write what the display says</a>. With a HomeCare plan the line is
      open day and night.
    </ContactBand>
  </>
);
