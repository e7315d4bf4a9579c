import { Icon } from './Icon.tsx';

export const HomeIcon = () => <Icon path="m3 11 9-7.5 9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6" />;
