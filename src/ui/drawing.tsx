import { styled } from '@mui/material/styles';

type DrawingProps = { src: string; width: number; height: number; className?: string };

/** A drawing in its own file, loaded lazily. Decorative: hidden from assistive technology. */
export function Drawing(props: DrawingProps) {
  return <Picture {...props} alt="" loading="lazy" />;
}

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  '@media print': { display: 'none' },
});

/** The land across the whole page at the foot of a section; it ends in the colour of what comes next. */
export const Horizon = styled(Drawing)({
  height: 'clamp(5rem, 16vw, 15rem)',
  marginTop: 'clamp(0.5rem, 2.5vw, 2rem)',
  // Overlaps the next section by the fraction of a pixel that zooming may leave between them.
  marginBottom: -1,
  objectPosition: 'bottom',
});
