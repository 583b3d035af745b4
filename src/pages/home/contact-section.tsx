import company from '@content/company.yaml';
import home from '@content/home.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../content/address';
import { homeSections } from '../../content/paths';
import lake from '../../illustrations/home/lake.svg';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import { nightSkyVariables } from '../../theme/palette';
import { colors } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Horizon } from '../../ui/illustration';
import { ContactList } from './contact-list';
import { Section, SectionHeader } from './section';

/** The lower part of the night sky, above a lake that runs into the footer. */
export function ContactSection() {
  const { title, lead, button } = home.contact;
  return (
    <NightSection id={homeSections.contact}>
      <Columns>
        <div>
          <SectionHeader sectionId={homeSections.contact} title={title} lead={lead} />
          <Button href={mailtoLink(company.email)} variant="filled">
            <MailIcon />
            {button}
          </Button>
        </div>
        <ContactList />
      </Columns>
      <Lake src={lake} width={1440} height={620} />
    </NightSection>
  );
}

const NightSection = styled(Section)(({ theme }) => {
  const { night, nightLow } = theme.vars.palette.scene;
  return {
    '@media screen': {
      ...nightSkyVariables,
      paddingTop: 'clamp(2rem, 9vw, 8rem)',
      color: colors.dark.ink,
      backgroundImage: `linear-gradient(${night}, ${nightLow} 60%)`,
    },
  };
});

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  breakInside: 'avoid',
  gap: theme.spacing(2, 3),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** The list stands in the upper part of its sky, which begins transparent. */
const Lake = styled(Horizon)({
  position: 'relative',
  zIndex: -1,
  height: 'clamp(12rem, 44vw, max(40rem, 32vw))',
  marginTop: '-2vw',
});
