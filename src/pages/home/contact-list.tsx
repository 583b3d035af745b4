import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { addressLines, addressText, mapUrl, withNonBreakingNumbers } from '../../contact/address';
import { mailtoLink, telLink } from '../../contact/links';
import ArrowUpRightIcon from '../../illustrations/icons/arrow-up-right.svg?react';
import { displayFamily } from '../../theme/fonts';
import { CopyButton } from '../../ui/copy-button';
import { EmailText } from '../../ui/email-text';
import { ExternalLink } from '../../ui/external-link';

/** In characters. Longer email addresses use a smaller font, so each part fits on a line. */
const longEmailLength = 30;

/** Not a `dl`: reading a page through, Orca skips buttons in a `dd`. */
export function ContactList() {
  const { address, email, phone } = company;
  return (
    <ul>
      <ContactItem name="Phone" text={phone}>
        <ContactLink href={telLink(phone)}>{phone}</ContactLink>
      </ContactItem>
      <ContactItem name="Email" text={email}>
        <ContactLink href={mailtoLink(email)} data-long={email.length > longEmailLength}>
          <EmailText email={email} />
        </ContactLink>
      </ContactItem>
      <ContactItem name="Address" text={addressText(address)}>
        <AddressLink href={mapUrl(address)}>
          {withNonBreakingNumbers(addressLines(address).join('\n'))}
          <ArrowUpRightIcon />
        </AddressLink>
      </ContactItem>
    </ul>
  );
}

type ContactItemProps = { name: string; text: string; children: ReactNode };

function ContactItem({ name, text, children }: ContactItemProps) {
  return (
    <Row>
      <Name>{name}</Name>
      <Value>{children}</Value>
      <CopyButton text={text} label={name.toLowerCase()} />
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: theme.spacing(1.5),
  paddingBlock: theme.spacing(0.5, 1),
  borderTop: `1px solid ${theme.vars.palette.scene.row}`,
  '& button': { paddingInline: 0, color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('sm')]: { '& button': { marginBlock: '-6px -8px' } },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '7rem minmax(0, 1fr) auto',
    paddingBlock: theme.spacing(2),
  },
}));

const Name = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.3,
  [theme.breakpoints.up('sm')]: { fontSize: '1rem' },
}));

const Value = styled('span')(({ theme }) => ({
  // On phones the button is beside the name, and the value has the full width.
  [theme.breakpoints.down('sm')]: { gridRow: 2, gridColumn: '1 / -1' },
  '& > a': {
    display: 'block',
    color: 'inherit',
    lineHeight: 1.4,
    textDecorationThickness: 2,
    textDecorationColor: theme.vars.palette.primary.main,
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
  },
}));

const ContactLink = styled('a')({
  fontFamily: displayFamily,
  fontSize: 'clamp(1.125rem, 0.7rem + 2.1vw, 2.25rem)',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  '&[data-long="true"]': { fontSize: 'clamp(1rem, 0.75rem + 1vw, 1.375rem)' },
});

const AddressLink = styled(ExternalLink)(({ theme }) => ({
  fontSize: 'clamp(1.0625rem, 0.9rem + 0.8vw, 1.5rem)',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'pre-line',
  '&:hover': { textDecoration: 'underline' },
  '& svg': {
    marginLeft: '0.4em',
    fontSize: '0.85em',
    verticalAlign: '-0.1em',
    color: theme.vars.palette.primary.main,
  },
}));
