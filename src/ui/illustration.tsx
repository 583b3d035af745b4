import { styled } from '@mui/material/styles';

type IllustrationProps = { src: string; width: number; height: number; className?: string };

/** Decorative, so assistive technology skips it. */
export function Illustration(props: IllustrationProps) {
  return <DecorativeImage {...props} alt="" loading="lazy" />;
}

const DecorativeImage = styled('img')({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
});
