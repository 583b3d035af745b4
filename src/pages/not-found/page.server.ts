import type { LastChanged } from '../page-definition.server';

export const lastChanged: LastChanged = () => null;
