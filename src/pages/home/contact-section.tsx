import company from '@content/company.yaml';
import home from '@content/home.yaml';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../content/links';
import { homeSections } from '../../content/paths';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import { LakeScene } from '../../scenes/lake/lake-scene';
import { space } from '../../theme/scale';
import { Button } from '../../ui/button';
import { Section } from '../../ui/section';
import { ContactList } from './contact-list';
import { SectionHeader } from './section-header';

export function ContactSection() {
  const { title, lead, button } = home.contact;
  return (
    <EveningSection
      id={homeSections.contact}
      aria-labelledby="contact-title"
      ground="night"
      scene={<LakeScene />}
    >
      <Container>
        <Grid container spacing={3}>
          <Grid size={{ xs: 12, lg: 6 }}>
            <SectionHeader titleId="contact-title" title={title} lead={lead} />
            <Button href={mailtoLink(company.email)} variant="filled" data-media="screen">
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

/** Grows lighter toward the color that the sky has at the top of the lake scene. */
const EveningSection = styled(Section)(({ theme }) => {
  const { night, nightLow } = theme.vars.palette.scene;
  return {
    // The night goes on from the section above, which has its own space below.
    paddingTop: space.stack,
    '@media screen': { backgroundImage: `linear-gradient(${night}, ${nightLow} 60%)` },
  };
});
