/** Long enough for the render of a tab that was opened for what it hides. Apart from the tokens, which bring colours along. */
export const afterRenderMs = 30;
