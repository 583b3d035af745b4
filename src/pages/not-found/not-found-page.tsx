import notFound from '@content/not-found.json';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { notFoundPage } from '../../content/labels';
import Signpost from '../../illustrations/not-found.svg?react';
import { paths } from '../../paths';
import { ButtonRouterLink } from '../../ui/button';

export function NotFoundPage() {
  return (
    <Columns>
      <div>
        <Typography variant="h1">{notFound.title}</Typography>
        <Typography variant="subtitle1" component="p" color="textSecondary">
          {notFound.text}
        </Typography>
        <Actions>
          <ButtonRouterLink to={paths.home} look="filled">
            {notFoundPage.homeLink}
          </ButtonRouterLink>
          <ButtonRouterLink to={paths.career} look="outlined">
            {notFoundPage.careerLink}
          </ButtonRouterLink>
        </Actions>
      </div>
      <Signpost role="img" aria-label={notFoundPage.picture} />
    </Columns>
  );
}

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(5),
  paddingBlock: theme.spacing(7, 10),
  '& h1': { fontSize: 'clamp(2.25rem, 1.6rem + 2.9vw, 3.5rem)' },
  '& h1 + p': { maxWidth: '32rem', marginTop: theme.spacing(2.5) },
  // WebKit would draw it wider than its column.
  '& svg[role="img"]': { width: '100%', height: 'auto' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(8),
    paddingBlock: theme.spacing(12, 14),
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
}));
