import type { Service } from '../../../shared/content/types';
import { gapsInLastRow } from '../../ui/gaps-in-last-row';

/** A row has two large cards, three small ones or a wide one. */
export type CardSize = 'large' | 'wide' | 'small';

/** Picks each card's size so that every row is full. A service with a sample gets a row to itself. */
export function withSizes(services: readonly Service[]): { service: Service; size: CardSize }[] {
  const index = services.findIndex(({ sample }) => sample !== undefined);
  if (index === -1) return inRows(services);
  return [
    ...inRows(services.slice(0, index)),
    ...inRows(services.slice(index, index + 1)),
    ...withSizes(services.slice(index + 1)),
  ];
}

/** Rows of two come first, then rows of three. A card alone is wide. */
function inRows(services: readonly Service[]) {
  if (services.length === 1) return services.map((service) => ({ service, size: 'wide' as const }));
  const rowsOfTwo = gapsInLastRow(services.length, 3);
  return services.map((service, index) => ({
    service,
    size: index < 2 * rowsOfTwo ? ('large' as const) : ('small' as const),
  }));
}
