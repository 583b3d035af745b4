import careers from '@content/careers.yaml';
import { styled } from '@mui/material/styles';

import { breadcrumbs } from '../../content/jobs';
import type { Job } from '../../content/types';
import { PageLink } from '../../ui/page-link';

export function Breadcrumb({ job }: { job: Job }) {
  const trail = breadcrumbs(careers, job);
  return (
    <BreadcrumbNav aria-label="Breadcrumb">
      <ol>
        {trail.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <PageLink to={path}>{name}</PageLink>
          </li>
        ))}
        <li aria-current="page">{job.title}</li>
      </ol>
    </BreadcrumbNav>
  );
}

const BreadcrumbNav = styled('nav')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
  '& a': {
    display: 'inline-block',
    paddingBlock: 2,
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: 4,
  },
  '& li + li::before': {
    // The empty alternative text makes screen readers skip the slash. Older browsers use the first
    // value.
    content: ['"/"', '"/" / ""'],
    marginInline: theme.spacing(1),
  },
  // Cuts off a long title, which the heading below shows in full.
  '& [aria-current]': {
    flex: '1 1 6rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: 1.75,
  },
  '@media print': { display: 'none' },
}));
