import { homeSections } from '../../paths';
import { AboutSection } from './about-section';
import { ContactSection } from './contact-section';
import { HeroSection } from './hero-section';
import { ServicesSection } from './services-section';
import { TechnologiesSection } from './technologies-section';

/** The home page, top to bottom: one day on the prairie, from sunrise to the next first light. */
export function HomePage() {
  return (
    <>
      <HeroSection />
      <AboutSection />
      <ServicesSection />
      <TechnologiesSection />
      <div id={homeSections.career} tabIndex={-1} />
      <ContactSection />
    </>
  );
}
