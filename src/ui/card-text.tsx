import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type CardTextProps = {
  title: ReactNode;
  text: string;
  /** The title's element. It is `p` where the title is not a heading. */
  titleElement?: 'h3' | 'p';
  className?: string;
};

/** The title of a card, a step or a prompt, and its text. */
export function CardText({ title, text, titleElement, className }: CardTextProps) {
  return (
    <TextColumn className={className}>
      <Typography variant="cardTitle" component={titleElement ?? 'h3'}>
        {title}
      </Typography>
      <p>{text}</p>
    </TextColumn>
  );
}

const TextColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1),
}));
