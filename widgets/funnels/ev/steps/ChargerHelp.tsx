import { useState } from 'react';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { wizard as words } from '../../../wizard/copy.ts';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { help as copy } from '../copy.ts';
import type { EvValues } from '../state.ts';
import * as styles from './ChargerHelp.css.ts';

type Kind = 'advice' | 'comparison';
const KINDS: readonly Kind[] = ['advice', 'comparison'];
const PANEL = 'charger-help';

const loadPanels = () => import('./ChargerHelpPanels.tsx');
type Panels = Awaited<ReturnType<typeof loadPanels>>;

/** Two ways to choose for who does not know yet. What they show is fetched when one is asked for. */
export function ChargerHelp({ form }: StepProps<EvValues>) {
  const [open, setOpen] = useState<Kind | undefined>(undefined);
  const [panels, setPanels] = useState<Panels | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const toggle = (kind: Kind): void => {
    setOpen(open === kind ? undefined : kind);
    setFailed(false);
    loadPanels().then(setPanels, () => setFailed(true));
  };
  const Panel = panels && (open === 'advice' ? panels.ChargerAdvice : panels.ChargerComparison);
  return (
    <div className={styles.help}>
      <Stack gap="sm">
        <div className={styles.openers}>
          {KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              className={styles.opener}
              aria-expanded={open === kind}
              aria-controls={open === kind ? PANEL : undefined}
              onClick={() => toggle(kind)}
            >
              {copy[kind]}
            </button>
          ))}
        </div>
        {open && (
          <div id={PANEL} className={styles.panel[open]}>
            {hasFailed && <Notice tone="danger">{words.loadFailed}</Notice>}
            {Panel && <Panel form={form} />}
          </div>
        )}
      </Stack>
    </div>
  );
}
