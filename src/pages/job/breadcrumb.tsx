import careers from '@content/careers.json';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { jobPage } from '../../content/labels';
import { paths } from '../../paths';

/** Where the page stands: Home, Career, this job. */
export function Breadcrumb({ title }: { title: string }) {
  return (
    <Place aria-label={jobPage.breadcrumbLabel}>
      <Trail>
        <li>
          <Link to={paths.home}>{jobPage.breadcrumbHome}</Link>
        </li>
        <li>
          <Link to={paths.career}>{careers.eyebrow}</Link>
        </li>
        <li aria-current="page">{title}</li>
      </Trail>
    </Place>
  );
}

const Place = styled('nav')({ '@media print': { display: 'none' } });

const Trail = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: 4,
  },
  '& li + li::before': { content: '"/"', marginInline: theme.spacing(1) },
}));
