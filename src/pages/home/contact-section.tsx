import company from '@content/company.yaml';
import home from '@content/home.yaml';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../content/links';
import { homeSections } from '../../content/paths';
import lake from '../../illustrations/home/lake.svg';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import { sceneHeight } from '../../theme/scale';
import { Button } from '../../ui/button';
import { Illustration } from '../../ui/illustration';
import { Section } from '../../ui/section';
import { ContactList } from './contact-list';
import { SectionHeader } from './section-header';

/** The lower part of the night sky, above a lake that runs into the footer. */
export function ContactSection() {
  const { title, lead, button } = home.contact;
  return (
    <EveningSection
      id={homeSections.contact}
      aria-labelledby="contact-title"
      ground="night"
      scene={<LakePicture src={lake} width={1440} height={620} />}
    >
      <Container>
        <Grid container spacing={3}>
          <Grid size={{ xs: 12, lg: 6 }}>
            <SectionHeader titleId="contact-title" title={title} lead={lead} />
            <Button href={mailtoLink(company.email)} variant="filled">
              <MailIcon />
              {button}
            </Button>
          </Grid>
          <Grid size={{ xs: 12, lg: 6 }}>
            <ContactList />
          </Grid>
        </Grid>
      </Container>
    </EveningSection>
  );
}

const EveningSection = styled(Section)(({ theme }) => {
  const { night, nightLow } = theme.vars.palette.scene;
  return {
    '@media screen': { backgroundImage: `linear-gradient(${night}, ${nightLow} 60%)` },
  };
});

const LakePicture = styled(Illustration)({ height: sceneHeight.scene });
