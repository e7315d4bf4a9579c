import { EnergyCoast } from '../../drawings/EnergyCoast.tsx';
import { poundsOf } from '../../facts/planPrices.ts';
import { CallToAction } from '../../kit/components/CallToAction.tsx';
import { ContactBand } from '../../kit/components/ContactBand.tsx';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { PlanCards } from '../../kit/components/PlanCards.tsx';
import { PriceBars } from '../../kit/components/PriceBars.tsx';
import { TitledTexts } from '../../kit/components/TitledTexts.tsx';
import * as styles from './Energy.css.ts';
import { checklist, switching, tariffs } from './energy.ts';
import { NightRateChart } from './NightRateChart.tsx';

const bars = tariffs.map(({ name, price }) => ({ name, text: price.replace(' a month', ''), value: poundsOf(price) }));

const NightRate = () => (
  <figure className={styles.figure}>
    <NightRateChart />
    <figcaption className={styles.caption}>
      Economy 7 over a day. Low: seven hours, usually half past midnight to half past seven. High: the other seventeen,
      dearer than a single rate. It pays when at least two fifths of what you use falls into the low part, as with
      storage heaters or a car on the drive.
    </figcaption>
  </figure>
);

/** Gas and electricity: the four tariffs, when they pay, and how a switch goes. */
export const Energy = () => (
  <>
    <PageHeader
      here="Energy"
      heading="Gas and electricity for the home"
      lead="Four ways to buy the same energy. Which is right depends on your nerves, your meter and the hour you put the washing on."
      Picture={EnergyCoast}
    />
    <PageSection
      heading="What each starts at"
      note="Illustrations for a home that uses little, not tariffs: unit rates and standing charges come in writing when we know your meters. The instant quote has its own fixed price for 12 months, without exit fee."
    >
      <PriceBars caption="Monthly payment, from" bars={bars} />
    </PageSection>
    <PageSection heading="Whom each suits">
      <PlanCards plans={tariffs} />
    </PageSection>
    <PageSection heading="When seven cheap hours pay">
      <NightRate />
    </PageSection>
    <NextSteps heading="How a switch goes" steps={switching} />
    <PageSection heading="Three things to read in any offer" isLast>
      <TitledTexts items={checklist} />
    </PageSection>
    <CallToAction
      heading="One price on the screen, valid for 24 hours"
      actions={[
        { text: 'Get a quote', href: '/get-a-quote?service=Gas+and+electricity' },
        { text: 'Energy for a business', href: '/commercial-energy-comparison' },
      ]}
    >
      Four short steps, no meter needed for the first answer.
    </CallToAction>
    <ContactBand heading="A bill you cannot make sense of?">
      Send it to us or read it out on the phone. <a href="/contact?subject=energy">Write to us</a> or ring.
    </ContactBand>
  </>
);
