import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default { base: './', build: { outDir: 'dist' }, plugins: [svelte({ preprocess: vitePreprocess() })] };
