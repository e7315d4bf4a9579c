import { afterEach, expect, it, vi } from 'vitest';

const FUNNELS = {
  homecare: () => import('./homecare/state.ts'),
  instant: () => import('./instant/state.ts'),
};

afterEach(() => {
  vi.unstubAllEnvs();
  // What was read under that variable is nobody else's.
  vi.resetModules();
});

it.each(Object.entries(FUNNELS))(
  '%s: an operator who ticks the box of the specification ticks the one for contact, and never one for offers',
  async (_funnel, load) => {
    vi.stubEnv('VITE_CONSENT_STARTS_TICKED', 'true');
    vi.resetModules();
    const { initialValues } = await load();
    expect(initialValues()).toMatchObject({
      contactConsent: true,
      marketingEmail: false,
      marketingText: false,
      marketingPhone: false,
    });
  },
);
