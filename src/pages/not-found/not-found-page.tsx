import notFound from '@content/not-found.yaml';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import NotFoundIllustration from '../../illustrations/not-found.svg?react';
import { Eyebrow } from '../../ui/eyebrow';
import { Lead } from '../../ui/lead';
import { headerScene, PageHeader } from '../../ui/page-header';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Boards } from './boards';

export function NotFoundPage() {
  const [first, ...rest] = notFound.title.split(' - ');
  return (
    // As high as `main` at least, so that the land meets the footer.
    <PageHeader sx={{ minHeight: '60vh' }}>
      <Container>
        <Grid container columnSpacing={3} rowSpacing={{ xs: 4, sm: 0 }}>
          {/* The land takes two thirds of the drawing's width, so a third of the grid's. */}
          <Grid size={{ xs: 12, sm: 6 }} sx={{ my: 'auto', pb: { sm: 'min(33%, 16.5rem)' } }}>
            <Typography variant="h1">
              {rest.length > 0 && (
                <Eyebrow as="span" sx={{ letterSpacing: 0 }}>
                  {first}
                  <VisuallyHidden> - </VisuallyHidden>
                </Eyebrow>
              )}
              {rest.join(' - ') || first}
            </Typography>
            <Lead>{notFound.text}</Lead>
          </Grid>
          <Grid
            size={{ xs: 12, sm: 6 }}
            sx={{ alignSelf: 'end', position: 'relative', maxWidth: '25rem', mx: 'auto' }}
          >
            <Boards />
            <Scene role="img" aria-label="A signpost on the empty prairie, pointing both ways" />
          </Grid>
        </Grid>
      </Container>
    </PageHeader>
  );
}

const Scene = styled(NotFoundIllustration)(({ theme }) => ({
  ...headerScene(theme),
  position: 'absolute',
  bottom: 0,
}));
