import { defineConfig } from 'astro/config';

export default defineConfig({ outDir: './dist', cacheDir: './dist/.cache', devToolbar: { enabled: false } });
