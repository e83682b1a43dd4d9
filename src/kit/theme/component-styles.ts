import type { ThemeOptions } from '@mui/material/styles';

/** What the theme takes: by MUI's own, wider name for it the compiler compares every component with every other. */
export type ComponentStyles = NonNullable<ThemeOptions['components']>;
