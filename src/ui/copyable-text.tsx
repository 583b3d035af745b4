import { styled } from '@mui/material/styles';

import { CopyButton } from './copy-button';

type CopyableTextProps = {
  text: string;
  /** Completes the button's name, "Copy …". */
  label: string;
  /** Makes the text a link. */
  href?: string;
};

export function CopyableText({ href, ...props }: CopyableTextProps) {
  return (
    <Field>
      <code>{href === undefined ? props.text : <a href={href}>{props.text}</a>}</code>
      <CopyButton {...props} />
    </Field>
  );
}

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  marginBlock: theme.spacing(1),
  padding: theme.spacing(0.25, 0.5, 0.25, 2),
  borderRadius: 12,
  backgroundColor: theme.vars.palette.wash,
  color: theme.vars.palette.text.primary,
  '@media print': { minHeight: 0, marginBlock: 0, padding: 0, backgroundColor: 'transparent' },
  '& code': { overflowWrap: 'anywhere', fontFamily: 'inherit', fontWeight: 600 },
  '& code a': {
    display: 'inline-block',
    paddingBlock: 2,
    color: 'inherit',
    textDecorationColor: theme.vars.palette.primary.main,
    textUnderlineOffset: 4,
  },
}));
