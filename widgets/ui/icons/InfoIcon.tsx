import { Icon } from './Icon.tsx';

export const InfoIcon = () => <Icon path="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.5v.1" />;
