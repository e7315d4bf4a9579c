import type { PrerenderedTags } from '../renderPage.tsx';

/** The first step of each tag that our own pages hold, as a declarative shadow root. */
export const prerenderedTags = async (): Promise<PrerenderedTags> => ({});
