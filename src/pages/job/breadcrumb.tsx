import careers from '@content/careers.yaml';
import { styled } from '@mui/material/styles';

import { breadcrumbs } from '../../content/jobs';
import type { Job } from '../../content/types';
import { PageLink } from '../../ui/page-link';

export function Breadcrumb({ job }: { job: Job }) {
  const trail = breadcrumbs(careers, job);
  return (
    <nav aria-label="Breadcrumb" data-media="screen">
      <Trail>
        {trail.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <PageLink to={path}>{name}</PageLink>
          </li>
        ))}
        <CurrentPage aria-current="page">{job.title}</CurrentPage>
      </Trail>
    </nav>
  );
}

const Trail = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  lineHeight: '28px', // easy to tap
  '& a': { display: 'inline-block' },
  '& li + li::before': {
    // The empty alternative text makes screen readers skip the slash. Older browsers use the first
    // value.
    content: ['"/"', '"/" / ""'],
    marginInline: theme.spacing(1),
  },
}));

/** Cuts off a long title, which the heading below shows in full. */
const CurrentPage = styled('li')({
  flex: '1 1 6rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
