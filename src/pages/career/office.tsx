import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { TextWithMap } from '../../ui/text-with-map';

export function Office() {
  return (
    <Container>
      <Line>
        <TextWithMap text={careers.officeLine} />
      </Line>
    </Container>
  );
}

const Line = styled('p')(({ theme }) => ({
  paddingBlock: theme.spacing(2.5, 1),
  fontWeight: 600,
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
  'section + * > &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
