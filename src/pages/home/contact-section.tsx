import company from '@content/company.json';
import home from '@content/home.json';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../contact/links';
import { homePage } from '../../content/labels';
import afterglow from '../../illustrations/home/afterglow.svg';
import dusk from '../../illustrations/home/dusk.svg';
import { homeSections } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Drawing, Horizon } from '../../ui/drawing';
import { eveningHeight, Section, SectionHead } from '../../ui/section';
import { ContactWays } from './contact-ways';

/** Dusk: the three ways of reaching the company. */
export function ContactSection() {
  return (
    <Section id={homeSections.contact} tone="dusk">
      <Ridges src={afterglow} width={2560} height={340} />
      <Columns>
        <Invitation>
          <SectionHead of={homeSections.contact} {...home.contact} />
          <ButtonLink href={mailtoLink(company.email)} look="filled">
            <MailOutlined />
            {homePage.writeEmail}
          </ButtonLink>
        </Invitation>
        <ContactWays />
      </Columns>
      <Evening src={dusk} width={2560} height={460} />
    </Section>
  );
}

const nearRidge = 'clamp(1rem, 4.5vw, 5.5rem)';

/** What stands against the last light of the night above; the nearest ridge is this section's ground. */
const Ridges = styled(Drawing)({
  position: 'absolute',
  bottom: `calc(100% - ${nearRidge})`,
  height: `calc(${eveningHeight} + ${nearRidge})`,
  objectPosition: 'bottom',
});

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  breakInside: 'avoid',
  gap: theme.spacing(2, 3),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 7fr' },
}));

const Invitation = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'space-between',
  '& > div': { display: 'block', marginBottom: theme.spacing(1.5) },
  '& h2': { fontSize: theme.typography.h1.fontSize },
  [theme.breakpoints.up('sm')]: { '& > div': { marginBottom: theme.spacing(3) } },
}));

const Evening = styled(Horizon)({ height: 'clamp(10rem, 30vw, max(28.75rem, 18vw))' });
