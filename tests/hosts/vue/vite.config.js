import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.includes('-');
export default { base: './', build: { outDir: 'dist' }, plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
