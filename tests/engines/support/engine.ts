/** What each browser does in its own way. Everything in terms of the page stands in `visitor.ts`. */
export interface Engine {
  /** Its name and version, as it says itself. */
  readonly name: string;
  /** The value of an expression in the page, or in the frame that was entered. */
  run(code: string): Promise<unknown>;
  /** Presses the mouse at a point of the window. */
  pressAt(point: Point): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** From here on `run` is in the first frame of the page. */
  enterFrame(): Promise<void>;
  leaveFrame(): Promise<void>;
  /** What the page shows, as a PNG. */
  screenshot(): Promise<Uint8Array>;
  resize(size: Size): Promise<void>;
  close(): Promise<void>;
}

/** CSS pixels from the upper left corner of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of the window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** By their names of WebDriver. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
} as const;
export type Key = keyof typeof KEYS;
