import type { Service } from '../../content/types';
import { gapsInLastRow } from '../../ui/gaps-in-last-row';

/** A row has two large cards, three small ones or a wide one. */
export type CardSize = 'large' | 'wide' | 'small';

type SizedService = { service: Service; size: CardSize };

/**
 * Picks each card's size so that every row is full. A service with a sample gets a row to itself.
 * Every second wide card is mirrored.
 */
export function withSizes(services: readonly Service[]): (SizedService & { mirrored: boolean })[] {
  let wideCards = 0;
  return inSections(services).map((sized) => ({
    ...sized,
    mirrored: sized.size === 'wide' && wideCards++ % 2 === 1,
  }));
}

/** Samples divide the services into sections. */
function inSections(services: readonly Service[]): SizedService[] {
  const index = services.findIndex(({ sample }) => sample !== undefined);
  if (index === -1) return inRows(services);
  return [
    ...inRows(services.slice(0, index)),
    ...inRows(services.slice(index, index + 1)),
    ...inSections(services.slice(index + 1)),
  ];
}

/** Rows of two come first, then rows of three. A card alone is wide. */
function inRows(services: readonly Service[]): SizedService[] {
  if (services.length === 1) return services.map((service) => ({ service, size: 'wide' }));
  const rowsOfTwo = gapsInLastRow(services.length, 3);
  return services.map((service, index) => ({
    service,
    size: index < 2 * rowsOfTwo ? 'large' : 'small',
  }));
}
