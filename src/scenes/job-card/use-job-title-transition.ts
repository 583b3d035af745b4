import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router-dom';

import { jobPath, paths } from '../../content/paths';

/**
 * The style of a job's title, on its card and on its page: between the career page and the job, the
 * title grows from one into the other. Each job has a name of its own, because names must be unique
 * on a page, and a visitor who clicks fast starts a transition before the last one has ended.
 */
export function useJobTitleTransition({ slug }: { slug: string }): CSSProperties {
  const isJobInTransition = useViewTransitionState(jobPath({ slug }));
  const isCareerPageInTransition = useViewTransitionState(paths.career);
  if (!isJobInTransition || !isCareerPageInTransition) return {};
  return { viewTransitionName: `job-title-${slug}`, viewTransitionClass: 'job-title' };
}
