import { configure } from '@testing-library/preact';

// For `findBy…` and `waitFor`, what vitest.config.ts gives `expect.poll`.
configure({ asyncUtilTimeout: 15_000 });
