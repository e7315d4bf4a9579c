/** Stands for the public address in built pages: the server puts the configured one in its place when it starts. */
export const PUBLIC_URL_TOKEN = '__PUBLIC_URL__';

/** Names of the built files in which it stands. */
export const HOLDS_PUBLIC_URL = /\.(html|txt|xml|webmanifest)$/;
