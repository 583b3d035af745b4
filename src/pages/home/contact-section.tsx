import company from '@content/company.json';
import home from '@content/home.json';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { addressLines, addressText, mapUrl } from '../../contact/address';
import { mailtoLink, telLink } from '../../contact/links';
import { contactWays, homePage } from '../../content/labels';
import dusk from '../../illustrations/home/dusk.svg';
import { homeSections } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { ExternalLink } from '../../ui/external-link';
import { Section, SectionHead } from '../../ui/section';
import { Horizon } from './horizon';

/** Dusk: the three ways of reaching the company. */
export function ContactSection() {
  const { address, email, phone } = company;
  const { contact } = home;
  return (
    <Section id={homeSections.contact} tone="dusk">
      <Columns>
        <div>
          <SectionHead
            of={homeSections.contact}
            eyebrow={contact.eyebrow}
            title={contact.title}
            lead={contact.lead}
          />
          <Ways>
            <li>
              <a href={telLink(phone)}>{phone}</a>
              <CopyButton text={phone} label={contactWays.phone.toLowerCase()} />
            </li>
            <li>
              <a href={mailtoLink(email)}>{email}</a>
              <CopyButton text={email} label={contactWays.email.toLowerCase()} />
            </li>
          </Ways>
          <ButtonLink href={mailtoLink(email)} look="filled">
            <MailOutlined />
            {homePage.writeEmail}
          </ButtonLink>
        </div>
        <Address>
          <Typography variant="h3">{contactWays.address}</Typography>
          <CopyButton text={addressText(address)} label={contactWays.address.toLowerCase()} />
          <ExternalLink href={mapUrl(address)}>
            {addressLines(address).map((line) => (
              <Line key={line}>{line}</Line>
            ))}
          </ExternalLink>
        </Address>
      </Columns>
      <Evening src={dusk} width={2560} height={460} />
    </Section>
  );
}

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 8),
  '& h2': { fontSize: theme.typography.h1.fontSize },
  '& > div > div:first-of-type': { display: 'block' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '7fr 5fr',
    alignItems: 'end',
  },
}));

const Ways = styled('ul')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& a': {
    color: 'inherit',
    fontFamily: theme.typography.h2.fontFamily ?? 'inherit',
    fontSize: 'clamp(1.125rem, 0.7rem + 2.1vw, 2.25rem)',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    lineHeight: 1.7,
    textDecorationThickness: 2,
    textDecorationColor: theme.vars.palette.primary.main,
    textUnderlineOffset: '0.25em',
    overflowWrap: 'anywhere',
  },
}));

const Evening = styled(Horizon)({ height: 'clamp(10rem, 30vw, 28.75rem)' });

const Address = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  justifyItems: 'start',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  '& a': {
    gridColumn: '1 / -1',
    color: 'inherit',
    fontSize: 'clamp(1.125rem, 0.9rem + 1vw, 1.5rem)',
    fontWeight: 500,
    lineHeight: 1.5,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
  },
}));

const Line = styled('span')({ display: 'block' });
