import { styled } from '@mui/material/styles';

import type { Sample } from '../../content/types';

/** A specimen of what a client gets, on a ruled sheet that lies on another one. */
export function ServiceSample({ sample: { title, lines } }: { sample: Sample }) {
  return (
    <Sheet>
      <figcaption>
        <Title>{title}</Title> <Stamp>Sample</Stamp>
      </figcaption>
      <dl>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

const Sheet = styled('figure')(({ theme }) => {
  const { board, edge, wheatHill } = theme.vars.palette.scene;
  return {
    '--holes': '1.625rem',
    '--paper': board,
    '--edge': wheatHill,
    ...theme.applyStyles('dark', {
      '--paper': theme.vars.palette.background.paper,
      '--edge': edge,
    }),
    position: 'relative',
    isolation: 'isolate',
    margin: theme.spacing(3, 0, 0),
    padding: theme.spacing(1.5, 1.25, 1, 'calc(var(--holes) + 0.5rem)'),
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    breakInside: 'avoid',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      border: '1px solid var(--edge)',
      borderRadius: 6,
      backgroundColor: 'var(--paper)',
    },
    '@media screen': { '&::before': { transform: 'translateY(3px) rotate(0.6deg)' } },
    // The holes show the ground of the section.
    '&::after': {
      backgroundImage: `radial-gradient(circle, ${theme.vars.palette.sky} 6px, var(--edge) 6.5px 7px, transparent 7.5px)`,
      backgroundSize: 'var(--holes) 3.25rem',
      backgroundRepeat: 'repeat-y',
      backgroundPosition: '0 center',
    },
    '& dl': { marginTop: theme.spacing(1) },
    '& dl > div': {
      borderTop: `1px solid ${edge}`,
      paddingBlock: theme.spacing(0.75),
    },
    // Like the printed words of a form.
    '& dt': {
      color: theme.vars.palette.primary.main,
      fontSize: '0.8125rem',
      fontWeight: 600,
      letterSpacing: '0.09em',
      textTransform: 'uppercase',
    },
    [theme.breakpoints.up('sm')]: {
      '--holes': '3rem',
      marginTop: theme.spacing(5),
      padding: theme.spacing(3, 4, 3, 'calc(var(--holes) + 1rem)'),
      fontSize: '1.0625rem',
      '& dl > div': {
        display: 'grid',
        gridTemplateColumns: '10.5rem minmax(0, 1fr)',
        alignItems: 'baseline',
        paddingBlock: theme.spacing(1.25),
      },
    },
    [theme.breakpoints.up('lg')]: {
      display: 'grid',
      gridTemplateColumns: '18rem minmax(0, 1fr)',
      gap: theme.spacing(4),
      '& dl': {
        marginTop: 0,
        borderLeft: `2px solid ${theme.vars.palette.wheat}`,
        paddingLeft: theme.spacing(4),
      },
    },
  };
});

const Title = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.1875rem',
  [theme.breakpoints.up('sm')]: { fontSize: '1.5rem' },
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));

const Stamp = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(0, 1.25),
  border: '2px solid',
  borderRadius: 4,
  color: theme.vars.palette.primary.main,
  fontSize: '0.8125rem',
  fontWeight: 700,
  letterSpacing: '0.14em',
  lineHeight: '1.5rem',
  textTransform: 'uppercase',
  transform: 'rotate(-4deg)',
  [theme.breakpoints.down('sm')]: {
    position: 'absolute',
    top: '-1.125rem',
    right: theme.spacing(2),
    backgroundColor: 'var(--paper)',
  },
  [theme.breakpoints.up('lg')]: { marginTop: theme.spacing(2.5) },
}));
