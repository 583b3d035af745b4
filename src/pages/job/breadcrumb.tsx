import careers from '@content/careers.json';
import { styled } from '@mui/material/styles';

import { jobPage } from '../../content/labels';
import { paths } from '../../paths';
import { PageLink } from '../../ui/page-link';

export function Breadcrumb({ title }: { title: string }) {
  return (
    <Root aria-label={jobPage.breadcrumbLabel}>
      <List>
        <li>
          <PageLink to={paths.home}>{jobPage.breadcrumbHome}</PageLink>
        </li>
        <li>
          <PageLink to={paths.career}>{careers.eyebrow}</PageLink>
        </li>
        <li aria-current="page">{title}</li>
      </List>
    </Root>
  );
}

const Root = styled('nav')({ '@media print': { display: 'none' } });

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  margin: theme.spacing(0, 0, 2),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: 4,
  },
  whiteSpace: 'nowrap',
  // One line whatever the font: the heading below says the title in full.
  '& [aria-current]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& li + li::before': { content: '"/"', marginInline: theme.spacing(1) },
}));
