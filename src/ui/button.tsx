import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import type { LinkProps } from 'react-router-dom';

import { iconSize, onHover } from '../theme/mixins';
import { motion, radius } from '../theme/scale';
import { PageLink } from './page-link';

type ButtonProps = {
  /** `filled` for the primary action, `outlined` for a secondary one, `quiet` for tools. */
  variant?: 'filled' | 'outlined' | 'quiet';
} & (ComponentPropsWithRef<'button'> | (ComponentPropsWithRef<'a'> & { href: string }) | LinkProps);

/**
 * With `to`, it is a link within the site, with `href` one to an email or a phone, otherwise a button.
 * docs/decisions/0016-mui-and-emotion.md says why it is not MUI's.
 */
export const Button = styled(ButtonElement)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  minHeight: 48,
  // In very narrow windows, as with 200% zoom on a phone, labels would break within words.
  padding: `${theme.spacing(1)} min(${theme.spacing(3)}, 6vw)`,
  border: '1px solid transparent',
  borderRadius: radius.button,
  backgroundColor: 'transparent',
  color: theme.vars.palette.primary.main,
  ...theme.typography.body,
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `background-color ${motion.duration} ${motion.easing}`,
  },
  '& svg': { fontSize: iconSize },
  ...onHover({ backgroundColor: theme.vars.palette.wash }),
  '&[data-variant="filled"]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    ...onHover({ backgroundColor: theme.vars.palette.primary.dark }),
  },
  '&[data-variant="outlined"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
    ...onHover({
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    }),
  },
  '&[data-variant="quiet"]': {
    minHeight: 44,
    padding: theme.spacing(0.75, 1.5),
    // Forced colors would show a border, across the text beside the button.
    border: 0,
    ...theme.typography.small,
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
    // The label, not the icon, is level with the text beside the button, so it is as tall as the icon.
    alignItems: 'baseline',
    lineHeight: 2,
    '& svg': { alignSelf: 'center', fontSize: iconSize },
    // Without scripts, tools such as Copy and Print would do nothing.
    '@media (scripting: none)': { display: 'none' },
  },
}));

/** A round button with an icon. It needs an `aria-label`. */
export const IconButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  padding: theme.spacing(1),
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: '1.82rem',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '& svg': { maxWidth: '100%', height: 'auto' },
  ...onHover({ backgroundColor: theme.vars.palette.wash }),
}));

function ButtonElement({ variant, children, ...rest }: ButtonProps) {
  const props = { ...rest, 'data-variant': variant };
  if ('to' in props) return <PageLink {...props}>{children}</PageLink>;
  if ('href' in props) return <a {...props}>{children}</a>;
  return (
    <button type="button" {...props}>
      {children}
    </button>
  );
}
