import { Icon } from './Icon.tsx';

export const ArrowIcon = () => <Icon path="M4 12h15m-6-6 6 6-6 6" />;
