import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/** From the soft ground to the ink of the one accent; 4 is the dark scheme's, 7 the light one's. */
const gold: MantineColorsTuple = [
  '#fbf6e6',
  '#f6eed6',
  '#eedba3',
  '#e7c977',
  '#e0b44a',
  '#c1952a',
  '#9d7a1a',
  '#7d600f',
  '#62490c',
  '#4a370a',
];

/** Greys of paper and stone; 4 borders a field, with 3:1 on its ground. */
const gray: MantineColorsTuple = [
  '#faf9f6',
  '#f4f1ea',
  '#e9e5dc',
  '#dedad0',
  '#8c857a',
  '#857e73',
  '#7a7368',
  '#6a645b',
  '#4a453e',
  '#2f2b26',
];
const dark: MantineColorsTuple = [
  '#ece8e0',
  '#c9c3b8',
  '#a39c90',
  '#8c857a',
  '#79736a',
  '#34312c',
  '#24221f',
  '#1d1c19',
  '#161513',
  '#0f0e0d',
];

/** The system's own font first, then one per script, as each system names it. */
const FONTS = [
  'system-ui',
  '-apple-system',
  "'Segoe UI'",
  'Roboto',
  "'Noto Sans'",
  "'Noto Sans Devanagari'",
  "'Kohinoor Devanagari'",
  "'Nirmala UI'",
  "'Lohit Devanagari'",
  "'Noto Sans Tamil'",
  "'Tamil Sangam MN'",
  "'Noto Sans Bengali'",
  "'Noto Sans Arabic'",
  "'Geeza Pro'",
  "'Noto Sans CJK SC'",
  "'PingFang SC'",
  "'Hiragino Sans'",
  "'Microsoft YaHei'",
  "'Yu Gothic'",
  "'Malgun Gothic'",
  'sans-serif',
].join(', ');

export const theme = createTheme({
  colors: { gold, gray, dark },
  primaryColor: 'gold',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colors, color: 'var(--ts-on-accent)' } : colors;
  },
  fontFamily: FONTS,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Consolas, 'Noto Sans Mono', monospace",
  headings: { fontFamily: FONTS, fontWeight: '650' },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

const common = {
  '--mantine-color-body': 'var(--ts-ground)',
  '--mantine-color-text': 'var(--ts-ink)',
  '--mantine-color-bright': 'var(--ts-ink)',
  '--mantine-color-dimmed': 'var(--ts-muted)',
  '--mantine-color-placeholder': 'var(--ts-muted)',
  '--mantine-color-anchor': 'var(--ts-accent)',
  '--mantine-color-default': 'var(--ts-panel)',
  '--mantine-color-default-hover': 'var(--ts-hover)',
  '--mantine-color-default-color': 'var(--ts-ink)',
  '--mantine-color-default-border': 'var(--ts-line)',
  '--mantine-color-error': 'var(--ts-both-fail)',
  '--mantine-primary-color-light': 'var(--ts-accent-soft)',
  '--mantine-primary-color-light-color': 'var(--ts-accent)',
  '--mantine-primary-color-light-hover': 'var(--ts-accent-soft)',
};

/** Mantine's controls take their colours from `theme.css`, so that each is written once. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: common,
  dark: common,
});
