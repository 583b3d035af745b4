import type { AboutCard, Service, Technology } from '../../content/types';
import architecture from '../../illustrations/home/architecture.svg';
import automation from '../../illustrations/home/automation.svg';
import bigData from '../../illustrations/home/big-data.svg';
import consulting from '../../illustrations/home/consulting.svg';
import instruments from '../../illustrations/home/instruments.svg';
import java from '../../illustrations/home/java.svg';
import starsCloud from '../../illustrations/home/stars-cloud.svg';
import starsCustomers from '../../illustrations/home/stars-customers.svg';
import starsDipper from '../../illustrations/home/stars-dipper.svg';
import starsKey from '../../illustrations/home/stars-key.svg';
import starsServers from '../../illustrations/home/stars-servers.svg';
import starsServiceDesk from '../../illustrations/home/stars-service-desk.svg';
import support from '../../illustrations/home/support.svg';

/** Views of one file, whose colors and gradients they share. */
export const aboutIllustrations: Record<AboutCard['icon'], string> = {
  level: `${instruments}#level`,
  compass: `${instruments}#compass`,
  lantern: `${instruments}#lantern`,
};

export const serviceIllustrations: Record<Service['icon'], string> = {
  automation,
  architecture,
  support,
  bigData,
  java,
  consulting,
};

export const technologyIllustrations: Record<Technology['icon'], string> = {
  customers: starsCustomers,
  serviceDesk: starsServiceDesk,
  servers: starsServers,
  cloud: starsCloud,
  key: starsKey,
  dipper: starsDipper,
};
