import home from '@content/home.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Reference } from '../../content/types';
import { displayFamily } from '../../theme/fonts';
import { ExternalLink } from '../../ui/external-link';

export function ReferencesSection() {
  const { references } = home;
  if (!references) return null;
  return (
    <QuotesSection aria-labelledby="references">
      <Container>
        <Typography variant="h2" id="references">
          {references.title}
        </Typography>
        <ul>
          {references.quotes.map((reference) => (
            <li key={reference.text}>
              <Quote {...reference} />
            </li>
          ))}
        </ul>
      </Container>
    </QuotesSection>
  );
}

function Quote({ text, who, role, company, url }: Reference) {
  return (
    <figure>
      <blockquote>{text}</blockquote>
      <figcaption>
        <b>{who}</b>
        {`, ${role}, `}
        {url === undefined ? company : <ExternalLink href={url}>{company}</ExternalLink>}
      </figcaption>
    </figure>
  );
}

const QuotesSection = styled('section')(({ theme }) => ({
  paddingTop: 'clamp(1.5rem, 6vw, 6rem)',
  '@media screen': { backgroundColor: theme.vars.palette.sky },
  '& ul': {
    display: 'grid',
    gap: theme.spacing(2),
    marginTop: theme.spacing(2),
    [theme.breakpoints.down('sm')]: { fontSize: '1rem', lineHeight: 1.4 },
    [theme.breakpoints.up('md')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      columnGap: theme.spacing(6),
      marginTop: theme.spacing(3),
    },
  },
  '& li': { breakInside: 'avoid' },
  '& figure': {
    margin: 0,
    paddingLeft: theme.spacing(2.5),
    borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  },
  '& blockquote': {
    margin: theme.spacing(0, 0, 1.5),
    fontFamily: displayFamily,
    fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)',
    fontWeight: 600,
    lineHeight: 1.35,
    textWrap: 'pretty',
  },
  '& b': { fontWeight: 600 },
  '& a': { color: 'inherit', textUnderlineOffset: 4 },
}));
