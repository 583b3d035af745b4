import { styled } from '@mui/material/styles';

type IllustrationProps = {
  /** The URLs of the drawing in either color scheme: what importing an SVG file yields. */
  src: IllustrationUrls;
  /** The id of a `view` element in the drawing, which then shows only that part of it. */
  view?: string;
  width: number;
  height: number;
  /** Of the `img` element. */
  className?: string | undefined;
};

export type IllustrationUrls = { light: string; dark: string };

/** Decorative, so assistive technology skips it. */
export function Illustration({ src, view, ...props }: IllustrationProps) {
  const fragment = view === undefined ? '' : `#${view}`;
  return (
    <Picture>
      <source media="(prefers-color-scheme: dark)" srcSet={src.dark + fragment} />
      <DecorativeImage {...props} src={src.light + fragment} alt="" loading="lazy" />
    </Picture>
  );
}

/** Only the image has a box, so that it is where its styles say. */
const Picture = styled('picture')({
  display: 'contents',
  '& > source': { display: 'none' },
});

const DecorativeImage = styled('img')({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
});
