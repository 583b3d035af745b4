import home from '@content/home.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { CardGrid } from '../../ui/card-grid';
import { ExternalLink } from '../../ui/external-link';
import { Section } from '../../ui/section';
import { SectionHeader } from './section-header';

export function ReferencesSection() {
  if (!home.references) return null;
  const { title, quotes } = home.references;
  return (
    <Section ground="evening" spacing="below" aria-labelledby="references">
      <Container>
        <SectionHeader titleId="references" title={title} />
        <CardGrid>
          {quotes.map(({ text, who, role, company, url }) => (
            <li key={text}>
              <QuoteFigure>
                <QuoteText variant="cardTitle" component="blockquote">
                  {text}
                </QuoteText>
                <figcaption>
                  <strong>{who}</strong>
                  {`, ${role}, `}
                  {url === undefined ? company : <CompanyLink href={url}>{company}</CompanyLink>}
                </figcaption>
              </QuoteFigure>
            </li>
          ))}
        </CardGrid>
      </Container>
    </Section>
  );
}

const QuoteFigure = styled('figure')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(3),
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  '& figcaption': { textWrap: 'balance' },
}));

const QuoteText = styled(Typography)(({ theme }) => ({
  marginBottom: theme.spacing(2),
  fontWeight: 600,
  textWrap: 'pretty',
})) as typeof Typography;

const CompanyLink = styled(ExternalLink)({ color: 'inherit' });
