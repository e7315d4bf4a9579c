import { Icon } from './Icon.tsx';

export const ChevronIcon = () => <Icon path="m6 9.5 6 6 6-6" />;
