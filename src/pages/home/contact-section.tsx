import company from '@content/company.json';
import home from '@content/home.json';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../content/links';
import { homeSections } from '../../content/paths';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import { LakeScene, LakeSection } from '../../scenes/lake/lake-scene';
import { Button } from '../../ui/button';
import { ContactList } from './contact-list';
import { SectionHeader } from './section-header';

export function ContactSection() {
  const { title, lead, button } = home.contact;
  return (
    <LakeSection
      id={homeSections.contact}
      aria-labelledby="contact-title"
      ground="night"
      scene={<LakeScene bites={0} />}
    >
      <Container>
        <Grid container spacing={3}>
          <Grid size={{ xs: 12, lg: 6 }}>
            <ContactHeader titleId="contact-title" title={title} lead={lead} />
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
    </LakeSection>
  );
}

/** Closer to its button than other headers to what follows. */
const ContactHeader = styled(SectionHeader)({ marginBottom: 28 });
