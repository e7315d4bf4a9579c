declare const __WIDGET_VERSION__: string;

/** Version of the built widgets, from package.json. */
export const widgetVersion: string = __WIDGET_VERSION__;
