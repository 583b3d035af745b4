import company from '@content/company.json';
import home from '@content/home.json';
import CallOutlined from '@mui/icons-material/CallOutlined';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { telLink } from '../../contact/links';
import { ApproachPicture } from '../../illustrations/approach-picture';
import { homeSections } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { CardGrid } from '../../ui/card-grid';
import { Section } from '../../ui/section';
import { ContentTile } from './content-tile';

/** Who the company is, and whom to call for a demo. */
export function AboutSection() {
  const { about } = home;
  return (
    <Section id={homeSections.about} eyebrow={about.eyebrow} title={about.title} lead={about.lead}>
      <Columns>
        <div>
          <ApproachPicture />
          <Demo>
            <div>
              <Typography variant="h3" component="p">
                {about.demoQuestion}
              </Typography>
              <Typography color="textSecondary">{about.demoAnswer}</Typography>
            </div>
            <ButtonLink href={telLink(company.demoPhone)} look="outlined">
              <CallOutlined />
              {company.demoPhone}
            </ButtonLink>
          </Demo>
        </div>
        <CardGrid columns={2}>
          {about.cards.map((card) => (
            <li key={card.title}>
              <ContentTile card={card} />
            </li>
          ))}
        </CardGrid>
      </Columns>
    </Section>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '5fr 7fr',
    alignItems: 'center',
    gap: theme.spacing(8),
  },
}));

const Demo = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
