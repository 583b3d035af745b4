import notFound from '@content/not-found.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import NotFoundIllustration from '../../illustrations/not-found.svg?react';
import { textFamily } from '../../theme/fonts';
import { headerDrawing, HeaderLead, HeaderTitle, PageHeader } from '../../ui/page-header';
import { boardsWidth } from './board';
import { Signpost } from './signpost';
import { units } from './units';

// Lengths are in units of not-found.svg.

const drawingHeight = 700;

/** The post is this far right of the drawing's center. */
const postX = 260;

/** Above the drawing's lower edge. */
const boardsBottom = 286;
const boardsHeight = 370;
const textBottom = 217;

/**
 * Up to 640 units above the drawing's lower edge, so that on desktops the text is level with the
 * upper boards.
 */
const textHeight = 423;

export function NotFoundPage() {
  return (
    <SignpostHeader>
      <TextColumn>
        <Title>
          <NotFoundTitle />
        </Title>
        <Text>{notFound.text}</Text>
        <PlacedSignpost />
      </TextColumn>
      <Scene role="img" aria-label="A signpost on the empty prairie, pointing both ways">
        <Drawing />
      </Scene>
    </SignpostHeader>
  );
}

/**
 * Shows "404 - Not Found" as two lines: "404" with a short rule in front, and below it "Not Found".
 */
function NotFoundTitle() {
  const [first = '', ...rest] = notFound.title.split(' - ');
  if (rest.length === 0) return first;
  return (
    <>
      <BeforeDash>
        {`${first} `}
        <Dash>{'- '}</Dash>
      </BeforeDash>
      <AfterDash>{rest.join(' - ')}</AfterDash>
    </>
  );
}

const SignpostHeader = styled(PageHeader)(({ theme }) => ({
  // One unit of not-found.svg
  '--unit': 'min(0.048125rem, 0.3vw)',
  // `main` has the same height, so the ground meets the footer.
  minHeight: '60vh',
  // On phones, the page ends with the boards.
  paddingBottom: units(boardsBottom),
  '@media screen': {
    display: 'grid',
    [theme.breakpoints.up('sm')]: { alignContent: 'end' },
  },
  [theme.breakpoints.up('sm')]: {
    '--unit': 'min(0.0625rem, 0.125vw)',
    // The post's distance from the left edge
    '--post': '74%',
    minHeight: units(drawingHeight),
    paddingBottom: units(textBottom),
  },
  [theme.breakpoints.up('md')]: {
    '--unit': '0.0625rem',
    // Where the drawing has it, or further left to keep the boards in the window.
    '--post': `min(50% + ${postX} * var(--unit), 100% - 210 * var(--unit))`,
    minHeight: 'clamp(44rem, 100svh - 7.3rem, 54rem)',
  },
}));

const TextColumn = styled(Container)(({ theme }) => ({
  '@media screen': {
    display: 'flex',
    flexDirection: 'column',
    [theme.breakpoints.up('sm')]: {
      justifyContent: 'center',
      minHeight: units(textHeight),
    },
    [theme.breakpoints.up('md')]: { justifyContent: 'start', paddingTop: units(92) },
  },
}));

const Title = styled(HeaderTitle)(({ theme }) => ({
  // Keeps the title left of the signpost.
  [theme.breakpoints.up('sm')]: { maxWidth: 'calc(50% - 1rem)' },
  [theme.breakpoints.up('md')]: {
    maxWidth: 'calc(50% + 0.5rem)',
    fontSize: 'clamp(3.25rem, 5.65vw, 4.5rem)',
  },
}));

const Text = styled(HeaderLead)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { maxWidth: 'calc(50% - 1rem)' },
  [theme.breakpoints.up('md')]: { maxWidth: 'min(34rem, 46%)' },
}));

const Scene = styled('div')({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  '@media print': { display: 'none' },
});

const Drawing = styled(NotFoundIllustration)(({ theme }) => ({
  ...headerDrawing(theme),
  // Phones center the post.
  left: units(-postX),
  height: units(drawingHeight),
  [theme.breakpoints.up('sm')]: { left: `calc(var(--post) - 50% - ${postX} * var(--unit))` },
  // At night, birds do not fly, and the lantern is lit.
  ...theme.applyStyles('dark', {
    '& .birds': { display: 'none' },
    '& .glass': { fill: theme.vars.palette.scene.lamp },
  }),
}));

const PlacedSignpost = styled(Signpost)(({ theme }) => ({
  alignContent: 'end',
  alignSelf: 'center',
  flexGrow: 1,
  marginTop: units(56),
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    bottom: units(boardsBottom),
    // Keeps the first board in place while the document arrives.
    alignContent: 'start',
    minHeight: units(boardsHeight),
    left: `calc(var(--post) - ${boardsWidth / 2} * var(--unit))`,
  },
}));

/** Looks like the eyebrow of other pages. */
const BeforeDash = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  // Keeps the space at the end, which Chromium drops from the heading's name.
  whiteSpace: 'pre-wrap',
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.primary.main,
  fontFamily: textFamily,
  fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.375rem)',
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: 0,
  '@media screen': { paddingLeft: 44 },
}));

const AfterDash = styled('span')({ display: 'block' });

/** On screens, a rule in front of the line replaces the dash. */
const Dash = styled('span')(({ theme }) => ({
  '@media screen': {
    color: 'transparent',
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 'calc(50% - 1.5px)',
      left: 0,
      width: 32,
      height: 3,
      borderRadius: 2,
      backgroundColor: theme.vars.palette.wheat,
    },
  },
}));
