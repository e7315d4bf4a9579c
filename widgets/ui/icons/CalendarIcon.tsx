import { Icon } from './Icon.tsx';

export const CalendarIcon = () => <Icon path="M5 5h14v15H5zM5 10h14M9 3v4M15 3v4" />;
