import notFound from '@content/not-found.yaml';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { listedJobs } from '../../content/listed-jobs';
import { homeSectionPath, homeSections, jobPath, paths } from '../../content/paths';
import BoardShape from '../../illustrations/board.svg?react';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';
import NotFoundIllustration from '../../illustrations/not-found.svg?react';
import { basePath } from '../../navigation/base-path';
import type { PageData } from '../../navigation/page-data';
import { Eyebrow } from '../../ui/eyebrow';
import { Lead } from '../../ui/lead';
import { headerScene, PageHeader } from '../../ui/page-header';
import { PageLink } from '../../ui/page-link';
import { InlineHidden } from '../../ui/visually-hidden';

const { title, text, linksLabel, links } = notFound;

/** Of `404 Error - Page Not Found`, the first part is above the rest. */
const separator = ' - ';
const [firstPart, ...otherParts] = title.split(separator);
const rest = otherParts.join(separator);

export function loader(): PageData {
  return { head: { path: '*', title, description: text } };
}

export function Component() {
  useCorrectSpelling();
  return (
    // As high as `main` at least, so that the land meets the footer.
    <PageHeader sx={{ minHeight: '60vh' }}>
      <Container>
        <Grid container columnSpacing={3} rowSpacing={{ xs: 4, sm: 0 }}>
          {/* The land takes two thirds of the drawing's width, so a third of the grid's. */}
          <Grid size={{ xs: 12, sm: 6 }} sx={{ my: 'auto', pb: { sm: 'min(33%, 16.5rem)' } }}>
            <Typography variant="pageTitle">
              {rest && (
                <Eyebrow as="span" sx={{ letterSpacing: 0 }}>
                  <span>
                    {firstPart}
                    <InlineHidden>{separator}</InlineHidden>
                  </span>
                </Eyebrow>
              )}
              {rest || firstPart}
            </Typography>
            <Lead>{text}</Lead>
          </Grid>
          <Grid
            size={{ xs: 12, sm: 6 }}
            sx={{ alignSelf: 'end', position: 'relative', maxWidth: '25rem', mx: 'auto' }}
          >
            <Signpost aria-labelledby="links-label">
              <SignpostLabel id="links-label">{linksLabel}</SignpostLabel>
              <Board to={paths.home}>{links.home}</Board>
              <Board to={homeSectionPath(homeSections.services)}>{links.services}</Board>
              <Board to={paths.career}>{links.careers}</Board>
              <Board to={homeSectionPath(homeSections.contact)}>{links.contact}</Board>
            </Signpost>
            <SignpostPicture
              role="img"
              aria-label="A signpost on the empty prairie, pointing both ways"
            />
          </Grid>
        </Grid>
      </Container>
    </PageHeader>
  );
}

/**
 * Goes on to the page whose path differs only in capital letters: people type `/Career`, and the
 * host distinguishes it from `/career`. A new document, so that it has that page's head.
 */
function useCorrectSpelling() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const typed = pathname.replace(/\/$/, '').toLowerCase();
    const pagePaths = [...Object.values(paths), ...listedJobs.map(jobPath)];
    const path = pagePaths.find((candidate) => candidate.toLowerCase() === typed);
    if (path !== undefined) window.location.replace(basePath + path.slice(1) + search + hash);
  }, [pathname, search, hash]);
}

function Board({ to, children }: { to: string; children: string }) {
  return (
    <BoardLink to={to}>
      <BoardShape />
      {children}
      <BoardArrow />
    </BoardLink>
  );
}

/** The boards are on the post of the drawing, which large text needs to be longer. */
const Signpost = styled('nav')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  // Turned boards reach into the gap, however large the text is.
  gap: '1.5rem',
  // Above the land and the walker, which take a part of the drawing's ratio.
  paddingBottom: '72%',
  textAlign: 'center',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0 47.5% 72%',
    clipPath: 'polygon(0 12px, 50% 0, 100% 12px, 100% 100%, 0 100%)',
    backgroundColor: theme.vars.palette.scene.post,
  },
  '@media print': { display: 'none' },
}));

const SignpostLabel = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  rotate: '-1.5deg',
  marginTop: theme.spacing(4),
  padding: theme.spacing(0.75, 2.5),
  borderBottom: `4px solid ${theme.vars.palette.scene.row}`,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.scene.post,
  color: theme.vars.palette.scene.lamp,
  fontWeight: 600,
}));

const BoardLink = styled(PageLink)(({ theme }) => ({
  ...theme.typography.cardTitle,
  '--wood': theme.vars.palette.scene.wheatHill,
  ...theme.applyStyles('dark', { '--wood': theme.vars.palette.scene.board }),
  position: 'relative',
  isolation: 'isolate',
  minWidth: '75%',
  padding: theme.spacing(1.5, 6),
  color: theme.vars.palette.scene.night,
  textDecoration: 'none',
  rotate: '2.5deg',
  '&:nth-of-type(odd)': { rotate: '-2deg' },
  '&:nth-of-type(2)': { justifySelf: 'end' },
  '&:nth-of-type(3)': { minWidth: '88%' },
  '&:nth-of-type(4)': { justifySelf: 'start' },
  '& > svg:first-of-type': { position: 'absolute', zIndex: -1, inset: 0, color: 'var(--wood)' },
  '&:first-of-type, &:last-of-type': { '--arrow': '1em', '& > svg': { scale: '-1 1' } },
  '&:first-of-type': {
    '--wood': theme.vars.palette.primary.main,
    width: '100%',
    paddingBlock: theme.spacing(2.25),
    color: theme.vars.palette.primary.contrastText,
  },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  '@media (forced-colors: active)': {
    border: '1px solid',
    backgroundColor: 'Canvas',
    '& > svg:first-of-type': { display: 'none' },
  },
}));

/** At the pointed end, however long the words are. */
const BoardArrow = styled(ArrowForwardIcon)({
  position: 'absolute',
  top: 'calc(50% - 0.5em)',
  left: 'var(--arrow, calc(100% - 2em))',
});

const SignpostPicture = styled(NotFoundIllustration)(({ theme }) => ({
  ...headerScene(theme),
  position: 'absolute',
  bottom: 0,
}));
