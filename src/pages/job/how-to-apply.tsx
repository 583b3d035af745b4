import careers from '@content/careers.json';
import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { applicationSubject, applyLink } from '../../content/jobs';
import type { Job } from '../../content/types';
import ChevronUpIcon from '../../illustrations/icons/chevron-up.svg?react';
import { iconSize, tapTarget } from '../../theme/mixins';
import { CopyButton } from '../../ui/copy-button';
import { EmailAddress } from '../../ui/email-address';
import { visuallyHiddenStyle } from '../../ui/visually-hidden';
import { ApplyButton } from './job-actions';

const { applyByEmail } = careers;

export function HowToApply({ job }: { job: Job }) {
  const subject = applicationSubject(job);
  return (
    <section aria-labelledby="apply">
      <HiddenHeading variant="sectionTitle" id="apply">
        How to apply
      </HiddenHeading>
      <WideApplyButton job={job} />
      <p>{applyByEmail.send}</p>
      <EmailLink data-media="screen" href={applyLink(job, company.hrEmail, applyByEmail.lines)}>
        <EmailAddress>{company.hrEmail}</EmailAddress>
      </EmailLink>
      <NoEmailAppDetails data-media="screen">
        <NoEmailAppSummary>
          {applyByEmail.noEmailApp}
          <ChevronUpIcon />
        </NoEmailAppSummary>
        <CopyableText
          caption={applyByEmail.addressLabel}
          text={company.hrEmail}
          label="email address"
        >
          <EmailAddress>{company.hrEmail}</EmailAddress>
        </CopyableText>
        <CopyableText caption={applyByEmail.subjectLabel} text={subject} label="subject" />
      </NoEmailAppDetails>
      {/* Repeats what is in the closed `details`, which not all browsers can print. */}
      <div data-media="print">
        <p>{`${applyByEmail.addressLabel} ${company.hrEmail}`}</p>
        <p>{`${applyByEmail.subjectLabel} ${subject}`}</p>
      </div>
    </section>
  );
}

type CopyableTextProps = {
  caption: string;
  text: string;
  /** Completes the button's name, "Copy …". */
  label: string;
  /** The text with more markup, if it needs any. */
  children?: ReactNode;
};

function CopyableText({ caption, text, label, children = text }: CopyableTextProps) {
  return (
    <>
      <Typography variant="small" color="textSecondary">
        {caption}
      </Typography>
      <CopyLine>
        <code>{children}</code>
        <CopyButton text={text} label={label} />
      </CopyLine>
    </>
  );
}

/**
 * Sighted visitors need no title: the Apply Now button says what the section is for. Screen readers
 * take for one line what is at the same height, so all of the title is above the button.
 */
const HiddenHeading = styled(Typography)(({ theme }) => ({
  '@media screen': { ...visuallyHiddenStyle, marginTop: -4, fontSize: 1, lineHeight: 1 },
  '@media print': { marginBottom: theme.spacing(1) },
}));

const WideApplyButton = styled(ApplyButton)(({ theme }) => ({
  width: '100%',
  marginBottom: theme.spacing(1),
}));

const EmailLink = styled('a')({ ...tapTarget, fontWeight: 600 });

const NoEmailAppDetails = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(1),
  // The closed line is taller than its text, for fingers.
  '&:not([open])': { marginBottom: theme.spacing(-2) },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** The chevron points up while the details are open. */
const NoEmailAppSummary = styled('summary')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 48,
  fontWeight: 600,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  // Safari's own triangle
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { color: theme.vars.palette.text.secondary, fontSize: iconSize },
  'details:not([open]) > & svg': { rotate: '180deg' },
}));

/** Copy ends the line or, if the text is too large, is below it. */
const CopyLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Aligns the button's label, not the padding, with the end of the line.
  '& > span': { marginRight: theme.spacing(-1.5) },
  '& code': { flex: '1 1 9rem', font: 'inherit', fontWeight: 600, textWrap: 'balance' },
}));
