import home from '@content/home.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Reference } from '../../content/types';
import { space } from '../../theme/scale';
import { CardGrid } from '../../ui/card-grid';
import { ExternalLink } from '../../ui/external-link';
import { Section } from '../../ui/section';

export function ReferencesSection() {
  const { references } = home;
  if (!references) return null;
  return (
    <Section ground="sky" aria-labelledby="references">
      <Container>
        <Title variant="h2" id="references">
          {references.title}
        </Title>
        <CardGrid>
          {references.quotes.map((reference) => (
            <li key={reference.text}>
              <Quote {...reference} />
            </li>
          ))}
        </CardGrid>
      </Container>
    </Section>
  );
}

function Quote({ text, who, role, company, url }: Reference) {
  return (
    <Figure>
      <Words variant="h4" component="blockquote">
        {text}
      </Words>
      <figcaption>
        <strong>{who}</strong>
        {`, ${role}, `}
        {url === undefined ? company : <CompanyLink href={url}>{company}</CompanyLink>}
      </figcaption>
    </Figure>
  );
}

const Title = styled(Typography)({ marginBottom: space.stack });

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(2.5),
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  breakInside: 'avoid',
}));

const Words = styled(Typography)(({ theme }) => ({
  marginBottom: theme.spacing(1.5),
  fontWeight: 600,
  textWrap: 'pretty',
})) as typeof Typography;

const CompanyLink = styled(ExternalLink)({ color: 'inherit' });
