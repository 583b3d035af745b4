import company from '@content/company.json';
import home from '@content/home.json';
import CallOutlined from '@mui/icons-material/CallOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';

import { addressLines, addressText, mapUrl } from '../../contact/address';
import { mailtoLink, telLink } from '../../contact/links';
import { contactWays } from '../../content/labels';
import { homeSections } from '../../paths';
import { ExternalLink } from '../../ui/external-link';
import { Section } from '../../ui/section';
import { ContactPanel } from './contact-panel';

/** The three ways of reaching the company. */
export function ContactSection() {
  const { address, email, phone } = company;
  const { eyebrow, title, lead } = home.contact;
  return (
    <Section id={homeSections.contact} eyebrow={eyebrow} title={title} lead={lead}>
      <Panels>
        <ContactPanel
          icon={<PlaceOutlined />}
          title={contactWays.address}
          text={addressText(address)}
        >
          <ExternalLink href={mapUrl(address)}>
            {addressLines(address).map((line) => (
              <Line key={line}>{line}</Line>
            ))}
          </ExternalLink>
        </ContactPanel>
        <ContactPanel icon={<MailOutlined />} title={contactWays.email} text={email}>
          <a href={mailtoLink(email)}>{email}</a>
        </ContactPanel>
        <ContactPanel icon={<CallOutlined />} title={contactWays.phone} text={phone}>
          <a href={telLink(phone)}>{phone}</a>
        </ContactPanel>
      </Panels>
    </Section>
  );
}

const Panels = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.spacing(3),
  },
}));

const Line = styled('span')({ display: 'block' });
