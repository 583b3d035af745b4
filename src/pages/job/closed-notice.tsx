import careers from '@content/careers.yaml';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { paths } from '../../content/paths';
import { Button } from '../../ui/button';

export function ClosedNotice() {
  return (
    <Notice aria-labelledby="closed">
      <div>
        <Typography variant="h2" id="closed">
          {careers.closedJob.title}
        </Typography>
        <Typography color="textSecondary">{careers.closedJob.text}</Typography>
      </div>
      <Button to={paths.career} variant="outlined">
        Open positions
      </Button>
    </Notice>
  );
}

const Notice = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  '& h2': { marginBottom: theme.spacing(0.5), fontSize: '1.5rem' },
  '@media print': { '& a': { display: 'none' } },
}));
