import { SmartHouse } from '../../drawings/SmartHouse.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { ContactBand } from '../../kit/components/ContactBand.tsx';
import { Highlights } from '../../kit/components/Highlights.tsx';
import { NumberedList } from '../../kit/components/NumberedList.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { PlanCards } from '../../kit/components/PlanCards.tsx';
import { howWeWork, inTheHouse, solutions } from './smartHome.ts';

/** Four packages for a house, and how they get into it. */
export const SmartHome = () => (
  <>
    <PageHeader
      here="Smart home"
      heading="A house that pays attention"
      lead="Heat where you are, light when you come, and a look at who is at the door. Fitted by us, explained until it works for you."
    >
      <a className={actionLink.sizes.large} href="/get-a-quote?service=Smart+home">
        Get a smart home quote
      </a>
    </PageHeader>
    <PageSection heading="What goes where">
      <NumberedList items={inTheHouse} Picture={SmartHouse} isWide />
    </PageSection>
    <PageSection
      heading="Four packages"
      note="Paid once: devices and installation for a flat or a terraced house. The instant quote also offers a smart home by the month; that is another package with a price of its own. Some makers charge for stored video: we say so before you order."
    >
      <PlanCards plans={solutions} />
    </PageSection>
    <Highlights {...howWeWork} />
    <PageSection heading="What it saves, honestly" isLast>
      <p>
        Smart heating saves by not warming empty rooms, so it depends on how you heat today. Lamps and doorbells save
        next to nothing; they are there because they are pleasant. The range we stand by, and where it comes from, is in{' '}
        <a href="/faqs#how-much-can-a-smart-thermostat-save">our answers</a>. More on each package:{' '}
        <a href="/learn-more/smart">smart home explained</a>.
      </p>
    </PageSection>
    <ContactBand heading="Thick walls, old wiring, three broadband boxes?">
      We have seen it. <a href="/contact?subject=smart">Write to us</a> or ring, and we come and look.
    </ContactBand>
  </>
);
