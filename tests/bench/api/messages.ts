import * as z from 'zod/mini';

/** What a server under load is asked, and what it tells: it runs in a process of its own. */
export const QUESTIONS = ['memory', 'cpu', 'metrics'] as const;
export type Question = (typeof QUESTIONS)[number];

export const questionSchema = z.enum(QUESTIONS);

export const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), port: z.number() }),
  /** After the garbage was collected, in bytes. */
  z.object({ kind: z.literal('memory'), heap: z.number(), resident: z.number() }),
  /** Of all threads since the start, in millionths of a second. */
  z.object({ kind: z.literal('cpu'), micros: z.number() }),
  /** As Prometheus would read them. */
  z.object({ kind: z.literal('metrics'), text: z.string() }),
]);
export type Message = z.infer<typeof messageSchema>;
