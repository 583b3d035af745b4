import notFound from '@content/not-found.yaml';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import NotFoundIllustration from '../../illustrations/not-found.svg?react';
import { space } from '../../theme/scale';
import { Eyebrow } from '../../ui/eyebrow';
import { Lead } from '../../ui/lead';
import { headerScene, PageHeader } from '../../ui/page-header';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Boards } from './boards';

export function NotFoundPage() {
  const [first = '', ...rest] = notFound.title.split(' - ');
  return (
    <SignpostHeader>
      <Container>
        <Grid container columnSpacing={3}>
          <Words size={{ xs: 12, sm: 6 }}>
            <Typography variant="h1">
              {rest.length > 0 && (
                <FirstLine as="span">
                  {first}
                  <VisuallyHidden> - </VisuallyHidden>
                </FirstLine>
              )}
              {rest.join(' - ') || first}
            </Typography>
            <Lead>{notFound.text}</Lead>
          </Words>
          <Grid size={{ xs: 12, sm: 6 }}>
            <Signpost>
              <Boards />
              <Scene role="img" aria-label="A signpost on the empty prairie, pointing both ways" />
            </Signpost>
          </Grid>
        </Grid>
      </Container>
    </SignpostHeader>
  );
}

/** As wide as the drawing has room, up to its natural size. */
const signpostWidth = '25rem';

const SignpostHeader = styled(PageHeader)({
  // As high as `main` at least, so that the land meets the footer.
  minHeight: '60vh',
});

const Words = styled(Grid)(({ theme }) => ({
  alignSelf: 'center',
  // Above the land, which takes two thirds of the drawing's width, so a third of the grid's.
  [theme.breakpoints.up('sm')]: { paddingBottom: `min(33%, 0.66 * ${signpostWidth})` },
  '@media print': { paddingBottom: 0 },
}));

const FirstLine = styled(Eyebrow)(({ theme }) => ({
  ...theme.typography.subtitle1,
  fontWeight: 600,
  letterSpacing: 0,
}));

const Signpost = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'end',
  position: 'relative',
  maxWidth: signpostWidth,
  minHeight: '100%',
  marginInline: 'auto',
  [theme.breakpoints.down('sm')]: { paddingTop: space.stack },
}));

const Scene = styled(NotFoundIllustration)(({ theme }) => ({
  ...headerScene(theme),
  position: 'absolute',
  bottom: 0,
  // At night, birds do not fly, and the lantern is lit.
  ...theme.applyStyles('dark', {
    '& .birds': { display: 'none' },
    '& .glass': { fill: theme.vars.palette.scene.lamp },
  }),
}));
