import IosShareOutlined from '@mui/icons-material/IosShareOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useHref } from 'react-router-dom';

import { company } from '../../content/company';
import { jobLocation, jobPath, type Job } from '../../content/jobs';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { ScriptOnly } from '../../ui/script-only';

/** Copy link, the system's share sheet where there is one, print. */
export function ShareActions({ job }: { job: Job }) {
  const canShare = useSyncExternalStore(
    () => () => {},
    () => 'share' in navigator,
    () => false,
  );
  const url = company.siteUrl + useHref(jobPath(job));

  async function share() {
    try {
      await navigator.share({ title: job.title, text: `${job.title}, ${jobLocation}`, url });
    } catch {
      // The visitor closed the sheet, or chose nothing in it.
    }
  }

  return (
    <Row>
      <CopyButton text={url} label="link" variant="named" />
      {canShare && (
        <Button type="button" onClick={share}>
          <IosShareOutlined />
          Share
        </Button>
      )}
      <Button type="button" onClick={() => window.print()}>
        <PrintOutlined />
        Print
      </Button>
    </Row>
  );
}

const Row = styled(ScriptOnly)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  margin: theme.spacing(2.5, -1.5, -1),
  '& button': { paddingInline: theme.spacing(1.5), minHeight: 44, fontSize: '0.9375rem' },
}));
