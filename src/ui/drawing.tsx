import { styled } from '@mui/material/styles';

type DrawingProps = { src: string; width: number; height: number; className?: string };

/** An illustration in its own file, loaded lazily. Decorative: hidden from assistive technology. */
export function Drawing(props: DrawingProps) {
  return <Picture {...props} alt="" loading="lazy" />;
}

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  '@media print': { display: 'none' },
});

/** The land at the bottom of a section, as wide as the page. It ends in the color of the next section. */
export const Horizon = styled(Drawing)({
  height: 'clamp(5rem, 16vw, 15rem)',
  marginTop: 'clamp(0.5rem, 2.5vw, 2rem)',
  // Zooming may leave a gap of a fraction of a pixel above the next section.
  marginBottom: -1,
  objectPosition: 'bottom',
});
