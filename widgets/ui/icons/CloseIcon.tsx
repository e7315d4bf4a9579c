import { Icon } from './Icon.tsx';

export const CloseIcon = () => <Icon path="m6 6 12 12M18 6 6 18" />;
