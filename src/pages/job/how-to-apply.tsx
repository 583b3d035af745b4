import careers from '@content/careers.json';
import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { applicationSubject, applyLink } from '../../content/jobs';
import type { Job } from '../../content/types';
import { tapTarget } from '../../theme/mixins';
import { CopyButton } from '../../ui/copy-button';

const { applyByEmail } = careers;

/** Has the address and the subject of Apply Now's email, for applicants without an email app. */
export function HowToApply({ job }: { job: Job }) {
  const subject = applicationSubject(job);
  return (
    <section aria-labelledby="apply">
      <Typography variant="sectionTitleSmall" id="apply" sx={{ mb: 2 }}>
        How to apply
      </Typography>
      <SendLine>{applyByEmail.send}</SendLine>
      <CopyableText
        caption={applyByEmail.addressLabel}
        text={company.hrEmail}
        label="email address"
      >
        <HrEmail job={job} />
      </CopyableText>
      <CopyableText caption={applyByEmail.subjectLabel} text={subject} label="subject" />
    </section>
  );
}

export function HrEmail({ job }: { job: Job }) {
  return (
    <EmailLink href={applyLink(job, company.hrEmail, applyByEmail.lines)}>
      {company.hrEmail}
    </EmailLink>
  );
}

type CopyableTextProps = {
  caption: string;
  text: string;
  /** Completes the copy button's name, "Copy …". */
  label: string;
  /** The text as elements, if it is more than words. */
  children?: ReactNode;
};

function CopyableText({ caption, text, label, children = text }: CopyableTextProps) {
  return (
    <CopyLine>
      <section>
        <Typography variant="small" color="textSecondary">
          {caption}
        </Typography>
        <code>{children}</code>
      </section>
      <CopyButton text={text} label={label} />
    </CopyLine>
  );
}

const SendLine = styled('p')(({ theme }) => ({ marginBottom: theme.spacing(2) }));

const EmailLink = styled('a')({ ...tapTarget, fontWeight: 600 });

/** The copy button ends the line or, if the text is too long, is below it. */
const CopyLine = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingBlock: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > section': { flex: '1 1 9rem' },
  // The padding of the button is outside the line, so that its label ends with it.
  '& > div': { marginRight: theme.spacing(-1.5) },
  '& code': { font: 'inherit', fontWeight: 600 },
}));
