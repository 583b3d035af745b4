import type { Service } from '../../content/types';

/** Two large cards are in a row, or three small ones; a wide one is alone. */
export type CardSize = 'large' | 'wide' | 'small';

/** Gives each service's card the size with which all rows are full. A service with a sample has a row of its own. */
export function withSizes(services: readonly Service[]): { service: Service; size: CardSize }[] {
  const index = services.findIndex(({ sample }) => sample !== undefined);
  if (index === -1) return inRows(services);
  return [
    ...inRows(services.slice(0, index)),
    ...inRows(services.slice(index, index + 1)),
    ...inRows(services.slice(index + 1)),
  ];
}

/** Rows of three, after as many rows of two as leave no card over; a card alone is wide. */
function inRows(services: readonly Service[]) {
  if (services.length === 1) return services.map((service) => ({ service, size: 'wide' as const }));
  const pairs = (3 - (services.length % 3)) % 3;
  return services.map((service, index) => ({
    service,
    size: index < 2 * pairs ? ('large' as const) : ('small' as const),
  }));
}
