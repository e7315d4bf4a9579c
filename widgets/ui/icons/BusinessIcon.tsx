import { Icon } from './Icon.tsx';

export const BusinessIcon = () => <Icon path="M4 20V5l9-2v17M13 9h7v11M2.5 20h19M7.5 9h2m-2 4h2m-2 4h2m7-4h1m-1 4h1" />;
