import careers from '@content/careers.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import workplace from '../../illustrations/career/workplace.svg';
import { cardRadius } from '../../theme/lengths';
import { Illustration } from '../../ui/illustration';

export function WorkingHere() {
  if (!careers.workingHere) return null;
  const { title, reasons } = careers.workingHere;
  return (
    <WorkingHereSection component="section" aria-labelledby="working-here">
      <Layout>
        <Workplace src={workplace} width={600} height={384} />
        <div>
          <Typography variant="h2" id="working-here">
            {title}
          </Typography>
          <Reasons>
            {reasons.map((reason) => (
              <li key={reason.title}>
                <ReasonTitle>{reason.title}</ReasonTitle>
                <p>{reason.text}</p>
              </li>
            ))}
          </Reasons>
        </div>
      </Layout>
    </WorkingHereSection>
  );
}

const WorkingHereSection = styled(Container)(({ theme }) => ({
  paddingBottom: theme.spacing(7),
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(10) },
  '@media print': { paddingBlock: theme.spacing(3) },
})) as typeof Container;

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'center',
    columnGap: theme.spacing(5),
  },
  '@media print': { display: 'block' },
}));

const Workplace = styled(Illustration)(({ theme }) => ({
  height: 200,
  borderRadius: cardRadius,
  objectPosition: '40% bottom',
  [theme.breakpoints.up('sm')]: { height: 320 },
  [theme.breakpoints.up('md')]: { height: 'auto' },
}));

const Reasons = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25, 4),
  marginTop: theme.spacing(2),
  [theme.breakpoints.down('sm')]: {
    '& li + li': {
      paddingTop: theme.spacing(1.25),
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: theme.spacing(4),
    marginTop: theme.spacing(3),
  },
  '@media print': { rowGap: theme.spacing(1.5), marginTop: theme.spacing(1) },
}));

const ReasonTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: theme.spacing(0, 0, 0.5),
  fontSize: '1.25rem',
  [theme.breakpoints.up('md')]: { fontSize: '1.375rem' },
}));
