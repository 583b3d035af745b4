import company from '@content/company.json';
import home from '@content/home.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../../shared/contact/links';
import { homeSections } from '../../../shared/paths';
import dawn from '../../illustrations/home/dawn.svg';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import { Button } from '../../ui/button';
import { Horizon } from '../../ui/illustration';
import { ContactList } from './contact-list';
import { Section, SectionHeader } from './section';

export function ContactSection() {
  const { title, lead, button } = home.contact;
  return (
    <DawnSection id={homeSections.contact}>
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
      <Farm src={dawn} width={2560} height={560} />
    </DawnSection>
  );
}

const DawnSection = styled(Section)(({ theme }) => {
  const { dawn, dawnLow } = theme.vars.palette.scene;
  return {
    '@media screen': {
      // lake.svg ends in the same color.
      paddingTop: 'clamp(0.5rem, 5vw - 0.5rem, 3.5rem)',
      backgroundImage: `linear-gradient(${dawn} 50%, ${dawnLow})`,
    },
  };
});

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  breakInside: 'avoid',
  gap: theme.spacing(2, 3),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Farm = styled(Horizon)({
  height: 'clamp(7.5rem, 34vw, max(35rem, 22vw))',
  // Its sky is behind the end of the list.
  position: 'relative',
  zIndex: -1,
  marginTop: 'clamp(-4rem, -3vw, -2rem)',
});
