import { useToast } from '../ui/Toaster/useToast.ts';
import { useQuoteActions } from './useQuoteActions.ts';

type Options = Omit<Parameters<typeof useQuoteActions>[0], 'showToast'>;

/** What can be done with a quote, with the notices of that beside its buttons. */
export function useResultActions(options: Options) {
  const toaster = useToast();
  return { ...useQuoteActions({ ...options, showToast: toaster.show }), toaster };
}

export type ResultTools = ReturnType<typeof useResultActions>;
