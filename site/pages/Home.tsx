import { Areas } from './home/Areas.tsx';
import { Audience } from './home/Audience.tsx';
import { BusinessEnergy } from './home/BusinessEnergy.tsx';
import { Explore } from './home/Explore.tsx';
import { FeatureTabs } from './home/FeatureTabs.tsx';
import { Hero } from './home/Hero.tsx';
import { MainServices } from './home/MainServices.tsx';
import { NeedHelp } from './home/NeedHelp.tsx';
import { Protection } from './home/Protection.tsx';
import { SolarYear } from './home/SolarYear.tsx';
import { Survey } from './home/Survey.tsx';
import { Testimonials } from './home/Testimonials.tsx';
import { WhyUs } from './home/WhyUs.tsx';

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
