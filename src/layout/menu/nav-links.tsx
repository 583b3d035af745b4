import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

import { navigation } from '../../navigation/navigation';
import { motion } from '../../theme/tokens';
import { PageLink } from '../../ui/page-link';
import { useAriaCurrent } from './use-aria-current';
import { whenMenuCannotOpen } from './when-menu-cannot-open';

export function NavLinks({ onNavigate }: { onNavigate: () => void }) {
  const ariaCurrent = useAriaCurrent();

  function onClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
    const isModifiedClick = ctrlKey || metaKey || shiftKey || altKey;
    if (!isModifiedClick) onNavigate();
  }

  return (
    <LinkList>
      {navigation.map((link) => (
        <li key={link.to}>
          <PageLink to={link.to} aria-current={ariaCurrent(link)} onClick={onClick}>
            {link.label}
          </PageLink>
        </li>
      ))}
    </LinkList>
  );
}

const LinkList = styled('ul')(({ theme }) => ({
  '& a': {
    display: 'flex',
    alignItems: 'center',
    color: theme.vars.palette.text.primary,
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover, &[aria-current]': { color: theme.vars.palette.primary.main },
  },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    // The last word ends with the column.
    marginRight: theme.spacing(-1.5),
    '& a': { position: 'relative', height: 44, padding: theme.spacing(0, 1.5) },
    '& a::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 12px 4px',
      height: 3,
      borderRadius: 2,
      backgroundColor: theme.vars.palette.primary.main,
      opacity: 0,
      transition: `opacity ${motion.duration} ${motion.easing}`,
    },
    '& a[aria-current]::after': { opacity: 1 },
    // Underlines one link only: the section in view or, if none is, the current page.
    '&:has([aria-current="location"]) a[aria-current="page"]': {
      color: 'inherit',
      '&::after': { opacity: 0 },
    },
  },
  [theme.breakpoints.down('md')]: {
    '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& a': { ...theme.typography.subtitle1, minHeight: 56, fontWeight: 500 },
    ...whenMenuCannotOpen({
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(2.5),
      paddingBottom: theme.spacing(1),
      '& li + li': { border: 0 },
      '& a': { ...theme.typography.body1, minHeight: 40, fontWeight: 500 },
    }),
  },
}));
