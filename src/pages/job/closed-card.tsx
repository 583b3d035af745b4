import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { jobPage } from '../../content/job-page';
import { paths } from '../../paths';
import { SideCard } from './side-card';

/** What stands in the place of the application once the position is closed. */
export function ClosedCard() {
  return (
    <SideCard aria-labelledby="closed">
      <Typography variant="h2" id="closed" gutterBottom>
        {jobPage.closedTitle}
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        {jobPage.closedText}
      </Typography>
      <Button component={Link} to={paths.career} variant="outlined" fullWidth>
        {jobPage.closedLink}
      </Button>
    </SideCard>
  );
}
