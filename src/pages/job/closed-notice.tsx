import careers from '@content/careers.yaml';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { paths } from '../../content/paths';
import { Button } from '../../ui/button';

export function ClosedNotice() {
  return (
    <Stack component="section" aria-labelledby="closed" spacing={2} sx={{ alignItems: 'start' }}>
      <div>
        <Typography variant="h4" component="h2" id="closed">
          {careers.closedJob.title}
        </Typography>
        <Typography color="textSecondary">{careers.closedJob.text}</Typography>
      </div>
      <Button to={paths.career} variant="outlined">
        Open positions
      </Button>
    </Stack>
  );
}
