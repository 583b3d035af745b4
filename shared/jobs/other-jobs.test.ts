import type { JobSummary } from '../content/types';
import { openJobs } from './open-jobs';
import { maxOtherJobs, otherJobCandidates } from './other-jobs';

/** Jobs that close in that many ms; 0 for never. */
function listJobs(times: number[]): JobSummary[] {
  return times.map((time, index) => ({
    slug: `job-${index}`,
    title: `Job ${index}`,
    salary: { from: 50_000, to: 50_000, per: 'year' },
    summary: '',
    employmentType: 'FULL_TIME',
    ...(time > 0 && { closesAt: new Date(time).toISOString() }),
  }));
}

test.each([
  ['none closes', Array<number>(100).fill(0)],
  ['all close at the same time', Array<number>(100).fill(30)],
  ['each closes after the next', Array.from({ length: 100 }, (_, index) => 100 - index)],
])('of 100 jobs, the pages need 6 if %s', (_when, times) => {
  const jobs = listJobs(times);
  expect(otherJobCandidates(jobs, 0)).toEqual(jobs.slice(0, 6));
});

test.each([
  { times: [] },
  { times: [0] },
  { times: [0, 0, 0, 0, 0] },
  { times: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  { times: [5, 0, 1, 1, 9, 0, 2, 0, 3, 7, 0, 0, 4, 0, 9, 0] },
  { times: [9, 9, 9, 9, 9, 9, 9, 8, 7, 10, 10, 0, 0, 11, 0, 0, 0, 0, 0] },
])('at any later time, each page shows the same as with all jobs: $times', ({ times }) => {
  const jobs = listJobs(times);
  const candidates = otherJobCandidates(jobs, 2);
  for (let now = 2; now <= 13; now++) {
    for (const { slug } of jobs) {
      const firstOthers = (list: JobSummary[]) =>
        openJobs(list, now)
          .filter((other) => other.slug !== slug)
          .slice(0, maxOtherJobs + 1);
      expect(firstOthers(candidates)).toEqual(firstOthers(jobs));
    }
  }
});
