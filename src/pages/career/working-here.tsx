import careers from '@content/careers.json';
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
              <Reason key={reason}>{reason}</Reason>
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
})) as typeof Container;

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'start',
  },
  [theme.breakpoints.up('md')]: { alignItems: 'center', columnGap: theme.spacing(6) },
  '@media print': { display: 'block' },
}));

const Workplace = styled(Illustration)(({ theme }) => ({
  height: 200,
  borderRadius: cardRadius,
  objectPosition: '40% bottom',
  [theme.breakpoints.up('sm')]: { height: 'auto' },
}));

const Reasons = styled('ul')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  '@media print': { paddingLeft: theme.spacing(2.75), listStyle: 'disc' },
}));

const Reason = styled('li')(({ theme }) => ({
  textWrap: 'pretty',
  '@media screen': {
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '&:last-of-type': { paddingBottom: 0 },
  },
}));
