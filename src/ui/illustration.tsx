import { styled } from '@mui/material/styles';

type IllustrationProps = { src: string; width: number; height: number; className?: string };

/** Decorative, so assistive technology skips it. */
export function Illustration(props: IllustrationProps) {
  return <Image {...props} alt="" loading="lazy" />;
}

/** A full-width landscape at the bottom of a section, ending in the color of the next section. */
export const Horizon = styled(Illustration)({
  // Avoids a hairline gap at some zoom levels.
  marginBottom: -1,
  objectPosition: 'bottom',
});

const Image = styled('img')({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
});
