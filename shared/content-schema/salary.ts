import { z } from 'zod';

import { oneOf, withExample } from './fields';

/** Pay before tax, in US dollars. `from` equals `to` unless it is a range. */
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

const dollars = withExample(
  z.number(),
  'an amount in US dollars, in digits only',
  limits.year.example,
).optional();

const payGroup = z.strictObject({
  amount: dollars,
  from: dollars,
  to: dollars,
  per: oneOf('a period', ['year', 'hour']).optional(),
});

/** A number per year, or a group: `amount`, or `from` and `to`, with `per: hour` or `per: year`. */
export const salary = withExample(
  z.union([
    z
      .int()
      .min(limits.year.min)
      .max(limits.year.max)
      .transform((value): Salary => ({ from: value, to: value, per: 'year' })),
    payGroup.transform((pay, context): Salary => {
      const mistake = findPayMistake(pay);
      if (mistake) {
        const { field, message } = mistake;
        context.addIssue({ code: 'custom', path: [field], message });
      }
      const { amount = 0, from = amount, to = amount, per = 'year' } = pay;
      return { from, to, per };
    }),
  ]),
  `${limits.year.description} (CONTRIBUTING.md shows how to post a range, or pay per hour)`,
  limits.year.example,
);

function findPayMistake({ amount, from, to, per = 'year' }: z.infer<typeof payGroup>) {
  const mistake = (field: string, message: string) => ({ field, message });
  const isRange = from !== undefined || to !== undefined;
  if (amount !== undefined && isRange) {
    return mistake('amount', 'Write either "amount", or "from" and "to"');
  }
  if (amount === undefined && !isRange) {
    return mistake('amount', '"amount" is missing, or "from" and "to". Example: amount: 45');
  }
  if (isRange && from === undefined) return mistake('from', '"from" is missing. Example: from: 40');
  if (isRange && to === undefined) return mistake('to', '"to" is missing. Example: to: 50');

  for (const [field, value] of Object.entries({ amount, from, to })) {
    if (value !== undefined && !isPlausible(value, per)) {
      const { description, example } = limits[per];
      return mistake(field, `${value} is not ${description}. Example: ${example}`);
    }
  }
  if (isRange && Number(from) >= Number(to)) {
    return mistake('to', `"to", ${to}, should be more than "from", ${from}`);
  }
}

/** Within the limits, and in whole dollars per year or whole cents per hour. */
function isPlausible(value: number, per: Salary['per']): boolean {
  const { min, max } = limits[per];
  const decimals = per === 'hour' ? 2 : 0;
  return value >= min && value <= max && Number(value.toFixed(decimals)) === value;
}
