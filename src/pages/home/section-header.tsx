import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { space } from '../../theme/scale';

type SectionHeaderProps = { titleId: string; title: string; lead?: string; className?: string };

export function SectionHeader({ titleId, title, lead, className }: SectionHeaderProps) {
  return (
    <HeaderBlock className={className}>
      <Typography variant="sectionTitle" id={titleId}>
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography variant="lead" sx={{ mt: 1.5 }}>
          {lead}
        </Typography>
      )}
    </HeaderBlock>
  );
}

const HeaderBlock = styled('div')({ marginBottom: space.stack, breakAfter: 'avoid' });
