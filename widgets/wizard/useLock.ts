import { useLayoutEffect, type RefObject } from 'react';
import { lockFields } from './lockFields.ts';

/** Holds the answers of a form while they are sent. */
export function useLock(formRef: RefObject<HTMLFormElement | null>, isBusy: boolean): void {
  useLayoutEffect(() => (isBusy && formRef.current ? lockFields(formRef.current) : undefined), [formRef, isBusy]);
}
