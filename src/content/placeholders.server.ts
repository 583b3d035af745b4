import { addressText, cityAndStateCode, cityAndStateName } from './address';
import type { PlaceholderName } from './text-rules.server';
import type { Company } from './types';

/** The facts for which placeholders stand. */
const facts: Record<PlaceholderName, (company: Company) => string> = {
  company: ({ name }) => name,
  city: ({ address }) => cityAndStateCode(address),
  place: ({ address }) => cityAndStateName(address),
  address: ({ address }) => addressText(address),
  phone: ({ phone }) => phone,
  hrEmail: ({ hrEmail }) => hrEmail,
};

/** Replaces each placeholder, such as `{company}`. Braces that are left are a mistake (text-rules.server.ts). */
export function fillIn(text: string, company: Company): string {
  return Object.entries(facts).reduce(
    (filled, [name, factOf]) => filled.replaceAll(`{${name}}`, () => factOf(company)),
    text,
  );
}
