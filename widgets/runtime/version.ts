import { version } from '../../package.json';

/** Version of the widgets that this code belongs to. */
export const widgetVersion: string = version;
