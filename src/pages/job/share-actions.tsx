import company from '@content/company.yaml';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { jobPath } from '../../content/paths';
import type { Job } from '../../content/types';
import { absoluteUrl } from '../../document/metadata';
import { useClientValue } from '../../hooks/use-client-value';
import PrintIcon from '../../illustrations/icons/print.svg?react';
import ShareIcon from '../../illustrations/icons/share.svg?react';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { ScriptOnly } from '../../ui/script-only';

/** Thrown if the visitor closes the share sheet, or if it is already open. */
const ignoredShareErrors = ['AbortError', 'InvalidStateError'];

export function ShareActions({ job }: { job: Job }) {
  const canShare = useClientValue(() => 'share' in navigator, false);
  const [failed, setFailed] = useState(false);
  const url = absoluteUrl(company.siteUrl, jobPath(job));

  async function share() {
    setFailed(false);
    try {
      const text = `${job.title} at ${company.name}, ${job.location}`;
      await navigator.share({ title: job.title, text, url });
    } catch (error) {
      setFailed(!(error instanceof DOMException && ignoredShareErrors.includes(error.name)));
    }
  }

  return (
    <ActionRow>
      <CopyButton text={url} label="link" showLabel messageAlign="left" />
      {canShare && (
        <Button variant="quiet" onClick={() => void share()}>
          <ShareIcon />
          Share
        </Button>
      )}
      <Button variant="quiet" onClick={() => window.print()}>
        <PrintIcon />
        Print
      </Button>
      <Problem aria-live="polite">
        {failed && <span>Sharing didn't work. Copy the link instead.</span>}
      </Problem>
    </ActionRow>
  );
}

const ActionRow = styled(ScriptOnly)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The icons and labels, not the padding, are level with the text above and below.
  marginInline: theme.spacing(-1.5),
  [theme.breakpoints.up('md')]: { marginLeft: 'auto' },
}));

const Problem = styled('span')(({ theme }) => ({
  paddingInline: theme.spacing(1.5),
  // Takes no room while empty.
  '&:empty': { position: 'absolute' },
}));
