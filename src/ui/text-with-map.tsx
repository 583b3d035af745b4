import company from '@content/company.json';

import { addressText } from '../content/address';
import { mapUrl } from '../content/links';
import { ExternalLink } from './external-link';

/** Links the office's address, if the text has it, to a map. */
export function TextWithMap({ text }: { text: string }) {
  const address = addressText(company.address);
  const [before = '', ...rest] = text.split(address);
  if (rest.length === 0) return text;
  return (
    <>
      {before}
      <ExternalLink href={mapUrl(company.address)}>{address}</ExternalLink>
      {rest.join(address)}
    </>
  );
}
