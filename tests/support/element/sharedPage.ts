import { configure } from '@testing-library/preact';
import { afterAll } from 'vitest';

// For `findBy…` and `waitFor`, what vitest.config.ts gives `expect.poll`.
configure({ asyncUtilTimeout: 15_000 });

// The next file of the same page finds it empty: below a tag of 1,200 px that was left there, nothing came near the screen.
afterAll(() => document.body.replaceChildren());
