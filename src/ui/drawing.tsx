import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

type DrawingProps = Omit<ComponentPropsWithRef<'img'>, 'alt'> & {
  src: string;
  width: number;
  height: number;
};

/** A drawing in a file of its own, fetched when it is nearly in view. It adorns: nobody reads it aloud. */
export function Drawing(props: DrawingProps) {
  return <Picture {...props} alt="" loading="lazy" />;
}

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  '@media print': { display: 'none' },
});
