/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_QUOTES: string;
}
