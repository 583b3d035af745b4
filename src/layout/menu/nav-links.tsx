import { styled } from '@mui/material/styles';

import { navigation } from '../../routing/navigation';
import { onHover } from '../../theme/mixins';
import { PageLink } from '../../ui/page-link';
import { useAriaCurrent } from './use-aria-current';
import { withoutMenu } from './without-menu';

export function NavLinks() {
  const ariaCurrent = useAriaCurrent();
  return (
    <LinkList>
      {navigation.map((link) => (
        <li key={link.to}>
          <PageLink to={link.to} aria-current={ariaCurrent(link)}>
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
    '&[aria-current]': {
      color: theme.vars.palette.primary.main,
      // Safari before 26.2 ignores a shorthand with a thickness.
      textDecorationLine: 'underline',
      textDecorationThickness: 3,
    },
    ...onHover({ color: theme.vars.palette.primary.main }),
  },
  // Only one link is marked: that of the section in view or, without one, that of the current page.
  '&:has([aria-current="location"]) a[aria-current="page"]': {
    color: 'inherit',
    textDecoration: 'none',
  },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    // The padding of the last link is outside the column, so that its word ends with it.
    marginRight: theme.spacing(-1.5),
    '& a': { height: 44, padding: theme.spacing(0, 1.5) },
    '& a[aria-current]': { textUnderlineOffset: 10 },
  },
  [theme.breakpoints.down('md')]: {
    '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& a': { ...theme.typography.lead, minHeight: 56, fontWeight: 500 },
    ...withoutMenu({
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(2.5),
      paddingBottom: theme.spacing(1),
      '& li + li': { border: 0 },
      '& a': { minHeight: 40 },
    }),
  },
}));
