import careers from '@content/careers.json';
import { styled } from '@mui/material/styles';

import { jobPage } from '../../content/labels';
import { paths } from '../../paths';
import { PageLink } from '../../ui/page-link';

export function Breadcrumb({ title }: { title: string }) {
  return (
    <Root aria-label={jobPage.breadcrumbLabel}>
      <ol>
        <li>
          <PageLink to={paths.home}>{jobPage.breadcrumbHome}</PageLink>
        </li>
        <li>
          <PageLink to={paths.career}>{careers.eyebrow}</PageLink>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </Root>
  );
}

const Root = styled('nav')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  '& li': { display: 'inline' },
  '& a': {
    display: 'inline-block',
    paddingBlock: 2,
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: 4,
  },
  '& li + li::before': {
    // The empty alternative keeps screen readers silent; older browsers know only the first value.
    content: ['"/"', '"/" / ""'],
    marginInline: theme.spacing(1),
  },
  '@media print': { display: 'none' },
}));
