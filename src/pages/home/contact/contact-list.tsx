import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';

import { addressLines, addressText } from '../../../content/address';
import { mailtoLink, mapUrl, telLink } from '../../../content/links';
import { iconSize, tapTarget } from '../../../theme/mixins';
import { CopyButton } from '../../../ui/copy-button';
import { ExternalLink } from '../../../ui/external-link';
import ArrowUpRightIcon from '../../../ui/icons/arrow-up-right.svg?react';

/**
 * A list, not a `dl`: Orca skips buttons in a `dd` (docs/decisions/0023-screen-readers.md).
 */
export function ContactList() {
  const { address, email, phone } = company;
  return (
    <ul>
      <ContactItem name="Phone" copyLabel="phone" text={phone}>
        <ContactLink href={telLink(phone)}>{phone}</ContactLink>
      </ContactItem>
      <ContactItem name="Email" copyLabel="email" text={email}>
        <ContactLink href={mailtoLink(email)}>{email}</ContactLink>
      </ContactItem>
      <ContactItem name="Address" copyLabel="address" text={addressText(address)}>
        <AddressText>
          {addressLines(address).map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
          <MapLink href={mapUrl(address)} data-media="screen">
            Open map
            <ArrowUpRightIcon />
          </MapLink>
        </AddressText>
      </ContactItem>
    </ul>
  );
}

type ContactItemProps = {
  name: string;
  /** Completes the copy button's name, "Copy …". */
  copyLabel: string;
  text: string;
  children: ReactNode;
};

function ContactItem({ name, copyLabel, text, children }: ContactItemProps) {
  return (
    <ContactRow>
      <ContactName>{name}</ContactName>
      {children}
      <RowCopyButton text={text} label={copyLabel} />
    </ContactRow>
  );
}

const ContactRow = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"name copy" "value value" / minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(1),
  borderTop: '1px solid',
  borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
  [theme.breakpoints.up('sm')]: {
    gridTemplate: '"name value copy" / 4.5rem minmax(0, 1fr) auto',
    paddingBlock: theme.spacing(2),
  },
}));

/** The negative margin keeps the button's padding, which is for fingers, from making rows higher. */
const RowCopyButton = styled(CopyButton)({ gridArea: 'copy', margin: -12 });

const ContactName = styled('span')(({ theme }) => ({
  ...theme.typography.small,
  gridArea: 'name',
  color: theme.vars.palette.text.secondary,
}));

const ContactLink = styled('a')(({ theme }) => ({
  ...theme.typography.cardTitle,
  gridArea: 'value',
  // WCAG 2.2, 2.5.8, asks for at least 24 px.
  minHeight: 24,
  color: 'inherit',
  textUnderlineOffset: '0.2em',
}));

const AddressText = styled('div')(({ theme }) => ({
  ...theme.typography.cardTitle,
  gridArea: 'value',
}));

const MapLink = styled(ExternalLink)(({ theme }) => ({
  ...theme.typography.body,
  ...tapTarget,
  '& svg': { marginLeft: theme.spacing(0.5), fontSize: iconSize, verticalAlign: 'text-bottom' },
}));
