import { Icon } from './Icon.tsx';

export const DownloadIcon = () => <Icon path="M12 3v12m-5-4.5 5 5 5-5M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2" />;
