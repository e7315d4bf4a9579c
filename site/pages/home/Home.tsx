import { Areas } from './Areas.tsx';
import { Audience } from './Audience.tsx';
import { BusinessEnergy } from './BusinessEnergy.tsx';
import { Explore } from './Explore.tsx';
import { FeatureTabs } from './FeatureTabs.tsx';
import { Hero } from './Hero.tsx';
import { MainServices } from './MainServices.tsx';
import { NeedHelp } from './NeedHelp.tsx';
import { Protection } from './Protection.tsx';
import { SolarYear } from './SolarYear.tsx';
import { Survey } from './Survey.tsx';
import { Testimonials } from './Testimonials.tsx';
import { WhyUs } from './WhyUs.tsx';

/** The fourteen sections of the landing page, in the order of the site specification. */
export const Home = () => (
  <>
    <Hero />
    <Audience />
    <Protection />
    <MainServices />
    <FeatureTabs />
    <SolarYear />
    <BusinessEnergy />
    <Areas />
    <Survey />
    <WhyUs />
    <Explore />
    <NeedHelp />
    <Testimonials />
  </>
);
