import * as z from 'zod/mini';

export const PARTNER_STATUSES = ['active', 'disabled'] as const;
export type PartnerStatus = (typeof PARTNER_STATUSES)[number];

const listText = z.pipe(
  z.string(),
  z.transform((text): unknown => JSON.parse(text)),
);

/** Rows of `partners`. Times are ISO 8601. */
export const partnerRowsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    key: z.string(),
    origins: z.pipe(listText, z.array(z.string())),
    status: z.enum(PARTNER_STATUSES),
    former_key: z.nullable(z.string()),
    /** Until when the former key is taken for the present one. */
    former_until: z.nullable(z.string()),
    /** The address that is told of each lead from its pages. */
    notify: z.nullable(z.string()),
    created_at: z.string(),
  }),
);
export type PartnerRow = z.infer<typeof partnerRowsSchema>[number];
