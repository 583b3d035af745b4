import { styled } from '@mui/material/styles';

type IllustrationProps = { src: string; width: number; height: number; className?: string };

/** An illustration that loads lazily. It is decorative, so assistive technology skips it. */
export function Illustration(props: IllustrationProps) {
  return <Image {...props} alt="" loading="lazy" />;
}

const Image = styled('img')({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  '@media print': { display: 'none' },
});

/** A full-width landscape at the bottom of a section, ending in the color of the next section. */
export const Horizon = styled(Illustration)({
  // Avoids a hairline gap above the next section at some zoom levels.
  marginBottom: -1,
  objectPosition: 'bottom',
});
