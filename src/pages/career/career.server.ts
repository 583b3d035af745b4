import { careersLastChanged } from '../../jobs/last-changed.server';
import type { LastChanged } from '../page.server';

export const lastChanged: LastChanged = ({ content }) => careersLastChanged(content);
