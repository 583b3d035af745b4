import type { LastChanged } from '../page.server';

export const lastChanged: LastChanged = () => null;
