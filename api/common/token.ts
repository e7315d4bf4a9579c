import { randomBytes } from 'node:crypto';

// 192 random bits: the token alone opens what it belongs to.
const TOKEN_BYTES = 24;

/** A new secret for an address: 32 characters that need no encoding. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What an address with a token may hold in its place. */
export const TOKEN = /^[\w-]{20,100}$/;
