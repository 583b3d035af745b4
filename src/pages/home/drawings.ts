import type { IconName } from '../../content/schema';
import architecture from '../../illustrations/home/architecture.svg';
import automation from '../../illustrations/home/automation.svg';
import bigData from '../../illustrations/home/big-data.svg';
import consulting from '../../illustrations/home/consulting.svg';
import functionality from '../../illustrations/home/functionality.svg';
import java from '../../illustrations/home/java.svg';
import mission from '../../illustrations/home/mission.svg';
import starsCloud from '../../illustrations/home/stars-cloud.svg';
import starsCustomers from '../../illustrations/home/stars-customers.svg';
import starsDipper from '../../illustrations/home/stars-dipper.svg';
import starsServers from '../../illustrations/home/stars-servers.svg';
import starsServiceDesk from '../../illustrations/home/stars-service-desk.svg';
import support from '../../illustrations/home/support.svg';

/** A scene in the fields, for a card in daylight. */
export const scenes: Record<IconName, string> = {
  automation,
  architecture,
  support,
  bigData,
  java,
  consulting,
  functionality,
  mission,
  customers: consulting,
  serviceDesk: support,
  servers: bigData,
  cloud: functionality,
};

/** A constellation, for a card under the night sky. */
export const constellations: Record<IconName, string> = {
  customers: starsCustomers,
  serviceDesk: starsServiceDesk,
  servers: starsServers,
  cloud: starsCloud,
  automation: starsDipper,
  architecture: starsDipper,
  support: starsDipper,
  bigData: starsDipper,
  java: starsDipper,
  consulting: starsDipper,
  functionality: starsDipper,
  mission: starsDipper,
};
