import cloudTechnologies from '@content/cloud-technologies.json';
import services from '@content/services.json';

import { homeSections } from '../../paths';
import { AboutSection } from './about-section';
import { CardSection } from './card-section';
import { ContactSection } from './contact-section';
import { HeroSection } from './hero-section';

/** The home page, top to bottom (specification, section 2). */
export function HomePage() {
  return (
    <>
      <HeroSection />
      <AboutSection />
      <CardSection id={homeSections.services} content={services} columns={3} />
      <CardSection
        id={homeSections.cloudTechnologies}
        content={cloudTechnologies}
        columns={4}
        tone="sky"
      />
      <div id={homeSections.career} tabIndex={-1} />
      <ContactSection />
    </>
  );
}
