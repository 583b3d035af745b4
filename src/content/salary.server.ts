import { z } from 'zod';

import { oneOf, withExample } from './schema-fields.server';

/** What a job pays before tax, in US dollars; `from` and `to` are the same unless it is a range. */
export type Salary = { from: number; to: number; per: 'year' | 'hour' };

/** Amounts outside these limits are probably typos. */
const limits = {
  year: {
    min: 10_000,
    max: 500_000,
    description: 'a salary in whole US dollars per year from 10000 to 500000, in digits only',
    example: 118_250,
  },
  hour: {
    min: 7,
    max: 300,
    description: 'a wage in US dollars per hour from 7 to 300, in digits only',
    example: 45.5,
  },
};

const { year } = limits;

const dollars = withExample(
  z.number(),
  'an amount in US dollars, in digits only',
  year.example,
).optional();

const group = z
  .strictObject({
    amount: dollars,
    from: dollars,
    to: dollars,
    per: oneOf('a period', ['year', 'hour']).optional(),
  })
  .transform(({ per = 'year', ...amounts }) => ({ ...amounts, per }))
  .superRefine(({ amount, from, to, per }, context) => {
    const report = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const isRange = from !== undefined || to !== undefined;
    if (amount !== undefined && isRange)
      return report('amount', 'Write either "amount", or "from" and "to"');
    if (amount === undefined && !isRange)
      return report('amount', '"amount" is missing, or "from" and "to". Example: amount: 45');
    if (isRange && from === undefined)
      return report('from', '"from" is missing. Example: from: 40');
    if (isRange && to === undefined) return report('to', '"to" is missing. Example: to: 50');
    const { min, max, description, example } = limits[per];
    for (const [field, value] of Object.entries({ amount, from, to })) {
      if (value === undefined) continue;
      const decimals = per === 'hour' ? 2 : 0;
      if (value < min || value > max || Number(value.toFixed(decimals)) !== value)
        return report(field, `${value} is not ${description}. Example: ${example}`);
    }
    if (isRange && Number(from) >= Number(to))
      report('to', `"to", ${to}, should be more than "from", ${from}`);
  })
  .transform(({ amount = 0, from = amount, to = amount, per }) => ({ from, to, per }));

/** A number per year, or a group: `amount`, or `from` and `to`, with `per: hour` or `per: year`. */
export const salary = withExample(
  z.union([
    z
      .int()
      .min(year.min)
      .max(year.max)
      .transform((value): Salary => ({ from: value, to: value, per: 'year' })),
    group,
  ]),
  `${year.description} (CONTRIBUTING.md shows how to post a range, or pay per hour)`,
  year.example,
);
