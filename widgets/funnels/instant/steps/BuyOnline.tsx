import type { QuoteAnswer } from '#contract/common/wire.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { ToastText } from '../../../ui/Toaster/useToast.ts';
import { useFollowUp } from '../../../wizard/useFollowUp.ts';
import { buy as copy } from '../laterCopy.ts';

interface PurchaseOptions {
  readonly answer: QuoteAnswer;
  readonly showToast: (toast: ToastText, tone: 'danger') => void;
}

/** "Buy online": tells our team, takes no payment. */
export function usePurchaseRequest({ answer, showToast }: PurchaseOptions) {
  const followUp = useFollowUp(answer);
  async function ask(): Promise<void> {
    const failure = await followUp.ask({ action: 'buy' });
    if (failure) showToast(copy.failed, 'danger');
  }
  return { isBusy: followUp.isBusy, isStored: followUp.asked !== undefined, ask };
}

interface BuyButtonProps {
  readonly purchase: ReturnType<typeof usePurchaseRequest>;
}

export const BuyButton = ({ purchase }: BuyButtonProps) => (
  <Button
    variant="secondary"
    onClick={purchase.ask}
    busy={purchase.isBusy}
    busyText={copy.busy}
    held={purchase.isStored}
  >
    {copy.action}
  </Button>
);
