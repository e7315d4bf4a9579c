import { collectExamples } from './collectExamples.ts';
import { ShadowBox, type Theme } from './ShadowBox.tsx';
import * as styles from './Workbench.css.ts';

export const WORKBENCH_WIDTHS = [320, 390, 720, 1080] as const;
export type WorkbenchWidth = (typeof WORKBENCH_WIDTHS)[number];

export interface WorkbenchProps {
  readonly widths: readonly WorkbenchWidth[];
  readonly themes: readonly Theme[];
  /** Part of a component's name; empty shows all. */
  readonly only: string;
}

/** Every component in every state: what a change of a token does is seen here first. */
export const Workbench = ({ widths, themes, only }: WorkbenchProps) => (
  <main className={styles.page}>
    <h1>Workbench</h1>
    {collectExamples()
      .filter(({ component }) => component.toLowerCase().includes(only.toLowerCase()))
      .map(({ component, examples }) => (
        <section key={component} id={component}>
          <h2>{component}</h2>
          {examples.map(({ name, render }) => (
            <section key={name}>
              <h3>{name}</h3>
              <div className={styles.row}>
                {themes.flatMap((theme) =>
                  widths.map((width) => (
                    <div key={`${theme}-${width}`} className={styles.sheet[theme]}>
                      <p className={styles.size}>
                        {theme}, {width} px
                      </p>
                      <div className={styles.width[width]} data-example={`${component}/${name}/${theme}/${width}`}>
                        <ShadowBox theme={theme}>{render()}</ShadowBox>
                      </div>
                    </div>
                  )),
                )}
              </div>
            </section>
          ))}
        </section>
      ))}
  </main>
);
