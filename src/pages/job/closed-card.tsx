import Typography from '@mui/material/Typography';

import { jobPage } from '../../content/labels';
import { paths } from '../../paths';
import { ButtonRouterLink } from '../../ui/button';
import { SideCard } from './side-card';

export function ClosedCard() {
  return (
    <SideCard aria-labelledby="closed">
      <Typography variant="h2" id="closed" gutterBottom>
        {jobPage.closedTitle}
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        {jobPage.closedText}
      </Typography>
      <ButtonRouterLink to={paths.career} look="outlined">
        {jobPage.closedLink}
      </ButtonRouterLink>
    </SideCard>
  );
}
