import { careersLastChanged } from '../../../shared/jobs/careers-last-changed.server';
import type { LastChanged } from '../page-definition.server';

export const lastChanged: LastChanged = ({ content }) => careersLastChanged(content);
