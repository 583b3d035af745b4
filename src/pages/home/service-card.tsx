import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Service } from '../../content/types';
import { cardColors } from '../../theme/tokens';
import { Illustration } from '../../ui/illustration';
import { serviceIllustrations } from './card-illustrations';
import { TiltCard } from './tilt-card';

/** A row: the illustration, what the service is, and what the client gets. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <Row>
      <Illustration src={serviceIllustrations[service.icon]} width={360} height={220} />
      <Typography variant="h3">{service.title}</Typography>
      <Description>{service.text}</Description>
      <Result>
        <b>You get</b> {service.youGet}
      </Result>
    </Row>
  );
}

const Row = styled(TiltCard)(({ theme }) => ({
  display: 'grid',
  // On phones the illustration is beside the title.
  gridTemplateColumns: 'min(4.75rem, 30%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(0.75, 1.75),
  padding: theme.spacing(1.5, 1.75),
  ...theme.applyStyles('dark', {
    borderColor: cardColors.onDay.dark.line,
    backgroundColor: cardColors.onDay.dark.surface,
  }),
  '& > img': { height: 'auto', aspectRatio: '18 / 11', borderRadius: 12 },
  [theme.breakpoints.up('sm')]: {
    gridTemplate: 'auto auto 1fr / 11.25rem minmax(0, 1fr)',
    gap: theme.spacing(1, 4),
    padding: theme.spacing(2.5),
    '& > img': { gridRow: '1 / 4', alignSelf: 'start' },
    '& > h3': { alignSelf: 'end', fontSize: '1.5rem' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplate: 'auto 1fr / 11.25rem minmax(0, 1fr) 20rem',
    paddingRight: theme.spacing(4),
    '& > img': { gridRow: '1 / 3' },
  },
}));

const Description = styled('p')(({ theme }) => ({
  alignSelf: 'start',
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));

const Result = styled('p')(({ theme }) => ({
  textWrap: 'pretty',
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
  [theme.breakpoints.up('lg')]: {
    gridArea: '1 / 3 / 3',
    alignSelf: 'stretch',
    paddingLeft: theme.spacing(4),
    borderLeft: '1px solid',
    // The card's border color.
    borderColor: 'inherit',
  },
}));
