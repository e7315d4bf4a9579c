import { FirstViewEnd } from '../../kit/components/PageSection.tsx';
import { Areas, Survey } from './Areas.tsx';
import { BusinessEnergy } from './BusinessEnergy.tsx';
import { FeatureTabs } from './FeatureTabs.tsx';
import { FirstView } from './FirstView.tsx';
import { MainServices } from './MainServices.tsx';
import { NeedHelp } from './NeedHelp.tsx';
import { Proof } from './Proof.tsx';
import { Protection } from './Protection.tsx';
import * as section from './section.css.ts';
import { SolarYear } from './SolarYear.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Explore, WhyUs } from './WhyUs.tsx';

/** The fourteen sections of the landing page, in the order of the site specification. */
export const Home = () => (
  <div className={section.home}>
    <FirstView />
    <Proof />
    <Protection />
    <FirstViewEnd />
    <MainServices />
    <FeatureTabs />
    <SolarYear />
    <BusinessEnergy />
    <div className={section.pair}>
      <Areas />
      <Survey />
    </div>
    <div className={section.ground}>
      <div className={section.pairEnd}>
        <WhyUs />
        <Explore />
      </div>
    </div>
    <NeedHelp />
    <Testimonials />
  </div>
);
