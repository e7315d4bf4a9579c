import { useEffect, useRef } from 'react';
import { Toaster } from '../ui/Toaster/Toaster.tsx';
import type { useToast } from '../ui/Toaster/useToast.ts';
import { wizard as words } from './copy.ts';
import { nearNotice } from './ResultLayout.css.ts';

interface NearToasterProps {
  readonly toaster: ReturnType<typeof useToast>;
}

/** Notices in the flow of a result, beside the button that caused them: nothing lies over price or heading. */
export function NearToaster({ toaster }: NearToasterProps) {
  const place = useRef<HTMLDivElement | null>(null);
  const { toast } = toaster;
  // Below the last button of a result it would come up under the edge of the screen.
  useEffect(() => {
    if (toast) place.current?.scrollIntoView({ block: 'nearest' });
  }, [toast]);
  return (
    <div ref={place} className={nearNotice} data-not-printed="">
      <FlowToaster toaster={toaster} />
    </div>
  );
}

/** The same without bringing it into view: for the top of a result, which is in view. */
export const FlowToaster = ({ toaster }: NearToasterProps) => (
  <Toaster
    isInFlow
    toast={toaster.toast}
    closeLabel={words.close}
    onClose={toaster.close}
    onPause={toaster.pause}
    onResume={toaster.resume}
  />
);
