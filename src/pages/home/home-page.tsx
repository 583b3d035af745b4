import home from '@content/home.json';

import { homeSections, paths } from '../../content/paths';
import type { PageData } from '../../routing/page-data';
import { AboutSection } from './about/about-section';
import { ContactSection } from './contact/contact-section';
import { HeroSection } from './hero/hero-section';
import { ReferencesSection } from './references-section';
import { EveningScene } from './services/evening-scene';
import { ServicesSection } from './services/services-section';
import { TechnologiesSection } from './technologies/technologies-section';

export function loader(): PageData {
  return {
    head: {
      path: paths.home,
      title: home.pageTitle,
      description: home.pageDescription,
    },
  };
}

/** The home page. From top to bottom, the illustrations follow one day, from sunrise to night. */
export function Component() {
  return (
    <>
      <HeroSection />
      <AboutSection />
      <EveningScene>
        <ServicesSection />
        <ReferencesSection />
      </EveningScene>
      <TechnologiesSection />
      {/* The target of `/#Career` is an empty anchor (docs/requirements.md, 4). */}
      <div id={homeSections.career} />
      <ContactSection />
    </>
  );
}
