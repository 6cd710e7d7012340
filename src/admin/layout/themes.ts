import ContrastIcon from '@mui/icons-material/Contrast';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';

/** How the console can look. */
export const themes = [
  { value: 'light', icon: LightModeIcon },
  { value: 'dark', icon: DarkModeIcon },
  { value: 'system', icon: ContrastIcon },
] as const;
