import { describe, expect, it } from 'vitest';
import { readHistogram, secondsOfShare } from './histogram.ts';

const PAGE = `# TYPE other_seconds histogram
other_seconds_bucket{le="2"} 7
# TYPE lead_to_mail_seconds histogram
lead_to_mail_seconds_bucket{le="0.5",event="sales-mail"} 40
lead_to_mail_seconds_bucket{le="2",event="sales-mail"} 50
lead_to_mail_seconds_bucket{le="+Inf",event="sales-mail"} 50
lead_to_mail_seconds_sum{event="sales-mail"} 12
lead_to_mail_seconds_count{event="sales-mail"} 50
lead_to_mail_seconds_bucket{le="0.5",event="customer-mail"} 10
lead_to_mail_seconds_bucket{le="2",event="customer-mail"} 49
lead_to_mail_seconds_bucket{le="+Inf",event="customer-mail"} 50
`;

describe('histogram of a metrics page', () => {
  const histogram = readHistogram(PAGE, 'lead_to_mail_seconds');

  it('adds up all labels', () => {
    expect(histogram).toEqual({
      buckets: [
        { seconds: 0.5, count: 50 },
        { seconds: 2, count: 99 },
        { seconds: Number.POSITIVE_INFINITY, count: 100 },
      ],
      count: 100,
    });
  });

  it('tells the least bound that a share was within', () => {
    expect(secondsOfShare(histogram, 0.5)).toBe(0.5);
    expect(secondsOfShare(histogram, 0.999)).toBe(Number.POSITIVE_INFINITY);
  });

  it('guesses nothing', () => {
    expect(() => readHistogram('', 'lead_to_mail_seconds')).toThrow('nothing of lead_to_mail_seconds');
  });
});
