import company from '@content/company.json';
import home from '@content/home.json';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../contact/links';
import { homeLabels } from '../../content/labels';
import dawn from '../../illustrations/home/dawn.svg';
import firstLight from '../../illustrations/home/first-light.svg';
import { homeSections } from '../../paths';
import { Button } from '../../ui/button';
import { Drawing, Horizon } from '../../ui/drawing';
import { ContactList } from './contact-list';
import { dawnHeight, Section, SectionHead } from './section';

/** How to reach the company, at dawn. */
export function ContactSection() {
  return (
    <Section id={homeSections.contact} tone="dawn">
      <Sky src={firstLight} width={2560} height={420} />
      <Columns>
        <Invitation>
          <SectionHead sectionId={homeSections.contact} {...home.contact} />
          <Button href={mailtoLink(company.email)} variant="filled">
            <MailOutlined />
            {homeLabels.writeEmail}
          </Button>
        </Invitation>
        <ContactList />
      </Columns>
      <Farm src={dawn} width={2560} height={560} />
    </Section>
  );
}

/** Decorative sky behind the heading. */
const Sky = styled(Drawing)({
  position: 'absolute',
  zIndex: -1,
  top: 0,
  height: `calc(${dawnHeight} + 1rem)`,
});

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  breakInside: 'avoid',
  gap: theme.spacing(2, 3),
  paddingTop: 'clamp(0rem, 4vw - 1rem, 3.5rem)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 7fr' },
}));

const Invitation = styled('div')(({ theme }) => ({
  '& > div': { display: 'block', marginBottom: 'clamp(0.75rem, 3vw, 2rem)' },
  '& h2': { fontSize: theme.typography.h1.fontSize },
  '& p': { maxWidth: '26rem' },
}));

const Farm = styled(Horizon)({
  height: 'clamp(10rem, 36vw, max(35rem, 22vw))',
  marginTop: 'clamp(-4rem, -3vw, 0rem)',
});
