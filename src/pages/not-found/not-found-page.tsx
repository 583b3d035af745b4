import notFound from '@content/not-found.json';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { listedJobs } from '../../content/listed-jobs';
import { homeSectionPath, homeSections, jobPath, notFoundPath, paths } from '../../content/paths';
import { basePath } from '../../routing/base-path';
import type { PageData } from '../../routing/page-data';
import { Eyebrow } from '../../ui/eyebrow';
import { PageHeader } from '../../ui/page-header';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { SignpostScene } from './signpost-scene';

const { title, text, linksLabel, links } = notFound;

// The title `404 Error - Page Not Found` is shown in two lines, the first of which is smaller.
const separator = ' - ';
const [firstPart, ...otherParts] = title.split(separator);
const rest = otherParts.join(separator);

export function loader(): PageData {
  return { head: { path: notFoundPath, title, description: text } };
}

export function Component() {
  useRedirectToCorrectCase();
  return (
    <PageHeader>
      <Container>
        <SignpostScene
          label={linksLabel}
          links={[
            { place: 'top', to: paths.home, text: links.home },
            { place: 'second', to: homeSectionPath(homeSections.services), text: links.services },
            { place: 'third', to: paths.career, text: links.careers },
            { place: 'lowest', to: homeSectionPath(homeSections.contact), text: links.contact },
          ]}
        >
          <Typography variant="pageTitle">
            {rest && (
              <Eyebrow as="span" sx={{ letterSpacing: 0 }}>
                <span>
                  {firstPart}
                  <VisuallyHidden>{separator}</VisuallyHidden>
                </span>
              </Eyebrow>
            )}
            {rest || firstPart}
          </Typography>
          <Typography variant="lead" sx={{ mt: 1.5 }}>
            {text}
          </Typography>
        </SignpostScene>
      </Container>
    </PageHeader>
  );
}

/**
 * Leads to the page whose path differs only in capital letters: people type `/Career`, and the host
 * distinguishes it from `/career`. The browser loads a new document, which has that page's head.
 */
function useRedirectToCorrectCase() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const typed = pathname.replace(/\/$/, '').toLowerCase();
    const pagePaths = [...Object.values(paths), ...listedJobs.map(jobPath)];
    const path = pagePaths.find((candidate) => candidate.toLowerCase() === typed);
    if (path !== undefined) window.location.replace(basePath + path.slice(1) + search + hash);
  }, [pathname, search, hash]);
}
