import { quoteHomecare } from '#contract/homecare/pricing.ts';
import { termTotalWords } from '#contract/homecare/wording.ts';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { RadioCards } from '../../../ui/RadioCards/RadioCards.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { plan as copy } from '../copy.ts';
import { planOf, planOptions, type HomecareValues } from '../state.ts';

/** Step 1: the plan (section 2.2). A plan that was clicked on another page stands first, at that page's price. */
export function PlanStep({ form }: StepProps<HomecareValues>) {
  const { plan, clicked } = form.values;
  const options = planOptions(clicked);
  return (
    <Stack>
      <RadioCards
        key={clicked}
        field={form.field('plan')}
        legend={copy.legend}
        columns={options.length === 3 ? 3 : 2}
        defaultValue={plan}
        error={form.messageOf('plan')}
        options={options.map((option) => ({
          value: option.choice,
          title: option.plan.label,
          price: option.price,
          description: option.base ? copy.adds(option.base) : undefined,
          points: option.points,
          badge: option.isClicked ? copy.clicked : undefined,
        }))}
      />
      <Term choice={plan} />
    </Stack>
  );
}

function Term({ choice }: { readonly choice: string }) {
  const found = planOf(choice);
  const quote = found && quoteHomecare({ type: found.plan.name, catalogue: found.catalogue });
  if (!quote) return null;
  return (
    <Notice tone="sun">
      <span role="status">{copy.term(quote.plan.label, termTotalWords(quote))}</span> {copy.mind}
    </Notice>
  );
}
