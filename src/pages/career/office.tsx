import careers from '@content/careers.yaml';
import { styled } from '@mui/material/styles';

import { TextWithMap } from '../../ui/text-with-map';

export function Office({ className }: { className?: string }) {
  return (
    <Line className={className}>
      <TextWithMap text={careers.officeLine} />
    </Line>
  );
}

const Line = styled('p')(({ theme }) => ({
  fontWeight: 600,
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
}));
