import careers from '@content/careers.json';
import company from '@content/company.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { addressText } from '../../contact/address';
import { TextWithMap } from '../../ui/text-with-map';

/** The sentence from the job pages that contains the office's address, if there is one. */
export function Office() {
  const address = addressText(company.address);
  const text = careers.workLocation.find((sentence) => sentence.includes(address));
  if (text === undefined) return null;
  return (
    <Container>
      <Line>
        <TextWithMap text={text} />
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
