import { styled } from '@mui/material/styles';

import { theme } from '../theme/theme';

type IllustrationProps = {
  /** The URLs of the drawing in either color scheme, which importing an SVG file yields. */
  src: IllustrationUrls;
  /** The id of a `view` element in the drawing, which then shows only that part of it. */
  view?: string;
  /** The `view` that phones show instead. */
  phoneView?: string | undefined;
  width: number;
  height: number;
  /** The class of the `img` element. */
  className?: string | undefined;
};

export type IllustrationUrls = { light: string; dark: string };

const darkQuery = '(prefers-color-scheme: dark)';
const phoneQuery = theme.breakpoints.down('sm').replace('@media ', '');

/** A decorative picture, which assistive technology skips. */
export function Illustration({ src, view, phoneView, ...props }: IllustrationProps) {
  const fragment = view === undefined ? '' : `#${view}`;
  return (
    <Picture>
      {phoneView !== undefined && (
        <>
          <source media={`${phoneQuery} and ${darkQuery}`} srcSet={`${src.dark}#${phoneView}`} />
          <source media={phoneQuery} srcSet={`${src.light}#${phoneView}`} />
        </>
      )}
      <source media={darkQuery} srcSet={src.dark + fragment} />
      <DecorativeImage {...props} src={src.light + fragment} alt="" loading="lazy" />
    </Picture>
  );
}

/** The element has no box of its own, so that the styles of the image place it. */
const Picture = styled('picture')({
  display: 'contents',
  '& > source': { display: 'none' },
});

const DecorativeImage = styled('img')({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
});
