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

/** A full-width landscape at the bottom of a section, ending in the color of the next section. */
export const Horizon = styled(Drawing)({
  height: 'clamp(5rem, 16vw, 15rem)',
  marginTop: 'clamp(0.5rem, 2.5vw, 2rem)',
  // Avoids a hairline gap above the next section at some zoom levels.
  marginBottom: -1,
  objectPosition: 'bottom',
});
