import company from '@content/company.json';
import home from '@content/home.json';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../../content/links';
import { homeSections } from '../../../content/paths';
import { Button } from '../../../ui/button';
import MailIcon from '../../../ui/icons/mail.svg?react';
import { Section } from '../../../ui/section';
import { SectionHeader } from '../section-header';
import { ContactList } from './contact-list';
import { ContactScene } from './contact-scene';

export function ContactSection() {
  const { title, lead, button } = home.contact;
  return (
    // The night goes on from the section above, which has its own space below.
    <Section
      id={homeSections.contact}
      aria-labelledby="contact-title"
      ground="moonlit"
      spacing="none"
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
      <ContactScene />
    </Section>
  );
}

/** This header is closer to what follows, its button, than other sections' headers. */
const ContactHeader = styled(SectionHeader)({ marginBottom: 28 });
