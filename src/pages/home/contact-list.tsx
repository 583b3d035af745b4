import company from '@content/company.yaml';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import {
  addressLines,
  addressText,
  mailtoLink,
  mapUrl,
  telLink,
  withNonBreakingNumbers,
} from '../../content/address';
import ArrowUpRightIcon from '../../illustrations/icons/arrow-up-right.svg?react';
import { displayFamily } from '../../theme/fonts';
import { CopyButton } from '../../ui/copy-button';
import { EmailText } from '../../ui/email-text';
import { ExternalLink } from '../../ui/external-link';
import { SpokenSpace } from '../../ui/visually-hidden';

// The list is not a `dl`: screen readers skip buttons in a `dd`
// (docs/decisions/0011-screen-readers.md).
export function ContactList() {
  const { address, email, phone } = company;
  const lines = addressLines(address);
  return (
    <ul>
      <ContactItem name="Phone" copyLabel="phone" text={phone}>
        <a href={telLink(phone)}>{phone}</a>
      </ContactItem>
      <ContactItem name="Email" copyLabel="email" text={email} isLong={isLong(email)}>
        <a href={mailtoLink(email)}>
          <EmailText email={email} />
        </a>
      </ContactItem>
      <ContactItem
        name="Address"
        copyLabel="address"
        text={addressText(address)}
        isLong={lines.some(isLong)}
      >
        <AddressLink href={mapUrl(address)}>
          {withNonBreakingNumbers(lines.join('\n'))}
          <SpokenSpace />
          <MapHint>
            Open map
            <ArrowUpRightIcon />
          </MapHint>
        </AddressLink>
      </ContactItem>
    </ul>
  );
}

/** Long values have a smaller font and, on phones, the full width. */
function isLong(line: string): boolean {
  return line.length > 30;
}

type ContactItemProps = {
  name: string;
  /** Completes the copy button's name, "Copy …". */
  copyLabel: string;
  text: string;
  isLong?: boolean;
  children: ReactNode;
};

function ContactItem({ name, copyLabel, text, isLong = false, children }: ContactItemProps) {
  return (
    <Row data-long={isLong}>
      <Name>{name}</Name>
      <Value>{children}</Value>
      <RowCopyButton text={text} label={copyLabel} />
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: theme.spacing(1.5),
  paddingBlock: 'clamp(10px, 2.6vw, 20px)',
  borderTop: '1px solid',
  borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
    columnGap: theme.spacing(2),
  },
}));

const RowCopyButton = styled(CopyButton)({ margin: '-12px', '&& svg': { fontSize: 16 } });

const Name = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.3,
  [theme.breakpoints.down('sm')]: {
    gridColumn: '1 / -1',
    fontSize: '0.875rem',
    '[data-long="true"] > &': { gridColumn: 1 },
  },
}));

const Value = styled('span')(({ theme }) => ({
  fontFamily: displayFamily,
  fontSize: 'clamp(1.0625rem, 0.875rem + 0.8vw, 1.625rem)',
  fontWeight: 600,
  letterSpacing: '-0.015em',
  '& > a': {
    display: 'block',
    // WCAG 2.5.8
    minHeight: 24,
    color: 'inherit',
    lineHeight: 1.35,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    '&:hover': { textDecorationThickness: 2 },
  },
  '[data-long="true"] > &': {
    fontSize: 'clamp(1rem, 0.75rem + 1vw, 1.375rem)',
    [theme.breakpoints.down('sm')]: { gridRow: 2, gridColumn: '1 / -1' },
  },
}));

/** Only the hint is underlined. */
const AddressLink = styled(ExternalLink)({
  whiteSpace: 'pre-line',
  '&&': { textDecoration: 'none' },
});

const MapHint = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  width: 'fit-content',
  marginTop: theme.spacing(0.75),
  color: theme.vars.palette.primary.main,
  fontFamily: theme.typography.fontFamily,
  fontSize: '1rem',
  letterSpacing: 'normal',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.3em',
  '@media print': { display: 'none' },
}));
