import company from '@content/company.json';
import { styled } from '@mui/material/styles';

import { paths } from '../content/paths';
import { displayFamily } from '../theme/fonts';
import { PageLink } from '../ui/page-link';
import LogoMark from './logo-mark.svg?react';

type LogoProps = {
  /** Whether the mark has the primary color instead of the text's. */
  isColored?: boolean;
};

export function Logo({ isColored = false }: LogoProps) {
  const [first, ...rest] = company.name.split(' ');
  return (
    <HomeLink to={paths.home} aria-label={`${company.name}, home page`} data-colored={isColored}>
      <LogoMark />
      <span>
        <b>{`${first} `}</b>
        {rest.join(' ')}
      </span>
    </HomeLink>
  );
}

const HomeLink = styled(PageLink)(({ theme }) => ({
  ...theme.typography.lead,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: 44,
  color: 'inherit',
  fontWeight: 500,
  letterSpacing: '-0.02em',
  // A long name has three lines, which must fit into the bar.
  lineHeight: 1.1,
  textDecoration: 'none',
  '& b': { fontFamily: displayFamily },
  '&[data-colored="true"] svg': { color: theme.vars.palette.primary.main },
}));
