import { createTheme } from '@mui/material/styles';

const tone = (name: string, contrast = 'var(--paper)') => ({
  main: `var(--${name})`,
  light: `var(--${name})`,
  dark: `var(--${name})`,
  contrastText: contrast,
});

const float = '0 8px 24px rgb(15 23 42 / 0.14), 0 1px 2px rgb(15 23 42 / 0.08)';

/** One theme: its colours are the tokens of tokens.css, so light and dark change without drawing anything anew. */
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  palette: {
    primary: tone('accent'),
    secondary: tone('muted'),
    error: tone('bad'),
    warning: tone('warn'),
    info: tone('info'),
    success: tone('good'),
    text: { primary: 'var(--ink)', secondary: 'var(--muted)', disabled: 'var(--muted)' },
    background: { default: 'var(--canvas)', paper: 'var(--paper)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--muted)',
      hover: 'var(--hover)',
      selected: 'var(--selected)',
      disabled: 'var(--muted)',
      disabledBackground: 'var(--hover)',
      focus: 'var(--hover)',
    },
  },
  // Its transitions are inline styles, which no style sheet reaches.
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: 8 },
  spacing: 4,
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 14,
    body1: { fontSize: 14, lineHeight: 1.5 },
    body2: { fontSize: 13, lineHeight: 1.5 },
    h1: { fontSize: 20, fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h6: { fontSize: 16, fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 550, fontSize: 13 },
  },
  transitions: { duration: { enteringScreen: 120, leavingScreen: 100, standard: 120, short: 100, shorter: 90 } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1280 } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: {
        root: {
          minHeight: 32,
          padding: '4px 12px',
          borderRadius: 8,
          lineHeight: 1.4,
          // As tall as a thumb.
          '@media (max-width: 599px)': { minHeight: 44 },
        },
        outlined: { borderColor: 'var(--line)', color: 'var(--ink)', background: 'var(--paper)' },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8, padding: 6 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiPopover: { styleOverrides: { paper: { border: '1px solid var(--line)', boxShadow: float } } },
    MuiDialog: { styleOverrides: { paper: { border: '1px solid var(--line)', boxShadow: float, borderRadius: 12 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiDrawer: { styleOverrides: { paper: { boxShadow: float, borderColor: 'var(--line)' } } },
    MuiMenu: { styleOverrides: { list: { padding: 4 } } },
    MuiMenuItem: {
      styleOverrides: { root: { borderRadius: 6, minHeight: 34, fontSize: 13, paddingLeft: 10, paddingRight: 10 } },
    },
    MuiTooltip: {
      defaultProps: { enterDelay: 300 },
      styleOverrides: { tooltip: { background: 'var(--ink)', color: 'var(--paper)', fontSize: 12, borderRadius: 6 } },
    },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          background: 'var(--paper)',
          fontSize: 14,
          // As the form's own: as tall as a thumb, and no letter so small that a phone enlarges the page.
          '@media (max-width: 899px)': { minHeight: 44, fontSize: 16 },
        },
        notchedOutline: { borderColor: 'var(--edge)' },
      },
    },
    MuiSnackbarContent: { styleOverrides: { root: { borderRadius: 8, boxShadow: float } } },
  },
});
