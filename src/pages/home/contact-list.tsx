import company from '@content/company.yaml';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { addressLines, addressText, mailtoLink, mapUrl, telLink } from '../../content/address';
import ArrowUpRightIcon from '../../illustrations/icons/arrow-up-right.svg?react';
import { CopyButton } from '../../ui/copy-button';
import { EmailAddress } from '../../ui/email-address';
import { ExternalLink } from '../../ui/external-link';

// The list is not a `dl`: screen readers skip buttons in a `dd`
// (docs/decisions/0011-screen-readers.md).
export function ContactList() {
  const { address, email, phone } = company;
  return (
    <ul>
      <ContactItem name="Phone" copyLabel="phone" text={phone}>
        <ValueLink href={telLink(phone)}>{phone}</ValueLink>
      </ContactItem>
      <ContactItem name="Email" copyLabel="email" text={email}>
        <ValueLink href={mailtoLink(email)}>
          <EmailAddress>{email}</EmailAddress>
        </ValueLink>
      </ContactItem>
      <ContactItem name="Address" copyLabel="address" text={addressText(address)}>
        <ValueLink as={ExternalLink} href={mapUrl(address)}>
          {/* Without the last break, screen readers in Firefox read "USAOpen map". */}
          {`${addressLines(address).join('\n')}\n`}
          <MapHint data-media="screen">
            Open map
            <ArrowUpRightIcon />
          </MapHint>
        </ValueLink>
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
    <Row>
      <Name>{name}</Name>
      {children}
      <RowCopyButton text={text} label={copyLabel} />
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
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

/** Its padding reaches into the row's. */
const RowCopyButton = styled(CopyButton)({ gridArea: 'copy', margin: -12 });

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  gridArea: 'name',
  color: theme.vars.palette.text.secondary,
}));

const ValueLink = styled('a')(({ theme }) => ({
  ...theme.typography.h4,
  gridArea: 'value',
  // WCAG 2.5.8
  minHeight: 24,
  color: 'inherit',
  whiteSpace: 'pre-line',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationThickness: 2 },
}));

const MapHint = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  marginTop: theme.spacing(0.75),
  color: theme.vars.palette.primary.main,
}));
