import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

type ListSectionProps = { id: string; title: string; items: readonly string[] };

/** A heading and a list of statements. */
export function ListSection({ id, title, items }: ListSectionProps) {
  return (
    <Part aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Part>
  );
}

type TextSectionProps = { id: string; title: string; paragraphs: readonly string[] };

/** A heading and running text. */
export function TextSection({ id, title, paragraphs }: TextSectionProps) {
  return (
    <Part aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Part>
  );
}

const Part = styled('section')(({ theme }) => ({
  // In rem: the digit by which `ch` measures is wider in the web font than in its fallback, so lines
  // would break anew when the font arrives. 44rem are 62ch of the web font.
  maxWidth: '44rem',
  '& + &': { marginTop: theme.spacing(6) },
  '& h2': { marginBottom: theme.spacing(2), fontSize: '1.75rem' },
  '& p': { margin: 0 },
  '& ul': { padding: 0, listStyle: 'none' },
  '& li': { position: 'relative', paddingLeft: theme.spacing(3.5) },
  '& li + li': { marginTop: theme.spacing(1.5) },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.72em',
    left: 0,
    width: 14,
    height: 3,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.wheat,
  },
  // Printers leave backgrounds out, the bars of the list with them.
  '@media print': {
    maxWidth: 'none',
    '& + &': { marginTop: theme.spacing(3) },
    '& h2': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
    '& ul': { paddingLeft: theme.spacing(2.5), listStyle: 'disc' },
    '& li': { paddingLeft: 0, breakInside: 'avoid' },
    '& li + li': { marginTop: theme.spacing(0.5) },
    '& li::before': { display: 'none' },
  },
}));
