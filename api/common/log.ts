import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { createLogDestination } from './logDestination.ts';

export type Log = Logger;

const FRAMES = 12;

/** What may be told of an error. Its message can hold a request or a row (drivers quote both), so it stays out. */
export function describeError(error: unknown): { name: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...(code && { code }), stack: frames.slice(0, FRAMES).join('\n') };
}

/** @param destination where lines go; standard output, in blocks, when left out */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options = { level: logLevel, base: null, serializers: { err: describeError } };
  return pino(options, destination ?? createLogDestination());
}
