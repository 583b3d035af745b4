import CallOutlined from '@mui/icons-material/CallOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';

import { addressLines, addressText, company, mapUrl } from '../../content/company';
import { mailtoLink, telLink } from '../../content/contact-links';
import { contact } from '../../content/home';
import { contactWays } from '../../content/interface';
import { homeSections } from '../../paths';
import { ExternalLink } from '../../ui/external-link';
import { Section } from '../../ui/section';
import { ContactPanel } from './contact-panel';

/** The three ways of reaching the company. */
export function ContactSection() {
  return (
    <Section
      id={homeSections.contact}
      eyebrow={contact.eyebrow}
      title={contact.title}
      lead={contact.lead}
    >
      <Panels>
        <ContactPanel icon={<PlaceOutlined />} title={contactWays.address} text={addressText}>
          <ExternalLink href={mapUrl}>
            {addressLines.map((line) => (
              <Line key={line}>{line}</Line>
            ))}
          </ExternalLink>
        </ContactPanel>
        <ContactPanel icon={<MailOutlined />} title={contactWays.email} text={company.email}>
          <a href={mailtoLink(company.email)}>{company.email}</a>
        </ContactPanel>
        <ContactPanel
          icon={<CallOutlined />}
          title={contactWays.phone}
          text={company.phone.display}
        >
          <a href={telLink(company.phone)}>{company.phone.display}</a>
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
