import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is a phone's, where pages are laid out anew: as narrow as the style sheets say; paper is none. */
export const usePhone = (): boolean => useMediaQuery('screen and (max-width: 899px)', { noSsr: true });
