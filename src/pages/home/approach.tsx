import home from '@content/home.json';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import approach from '../../illustrations/home/approach.svg';
import { Drawing } from '../../ui/drawing';

/** One path across the land, past the three stations of a project, and their names below. */
export function Approach() {
  return (
    <>
      <Land src={approach} width={2560} height={330} />
      <Container>
        <Steps>
          {home.about.steps.map(({ title, text }) => (
            <li key={title}>
              <Typography variant="h3" component="p">
                {title}
              </Typography>
              <Typography color="textSecondary">{text}</Typography>
            </li>
          ))}
        </Steps>
      </Container>
    </>
  );
}

// A third of the drawing's 1200 px in its middle belongs to each step, at whatever scale: its height
// grows with the width of the container.
const Land = styled(Drawing)({ height: 'clamp(6.25rem, (100vw - 48px) * 0.275, 20.625rem)' });

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 0),
  margin: theme.spacing(1, 0, 3),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)', textAlign: 'center' },
  [theme.breakpoints.down('sm')]: {
    '& li': { display: 'grid', gridTemplateColumns: '7rem 1fr', alignItems: 'baseline' },
    '& p': { fontSize: '1.125rem' },
    '& p + p': { fontSize: '0.9375rem' },
  },
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(8) },
}));
