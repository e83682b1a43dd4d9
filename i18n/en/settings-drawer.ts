import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/settings-drawer.ts';

export default {
  title: 'Settings',
  close: 'Close settings',
  hint: 'For this browser only, at once.',
  look: 'Look',
  frame: 'Frame',
  accent: {
    label: 'Theme colour',
    own: 'Own colour',
    code: 'Colour code',
    wrong: '# and six hexadecimal digits',
    shaded: 'Words and buttons take a darker or lighter shade, so that they can be read.',
    sample: { words: 'Sample words', button: 'Button', chosen: 'Chosen row' },
    preset: {
      blue: 'Blue',
      sky: 'Sky blue',
      teal: 'Teal',
      green: 'Green',
      amber: 'Amber',
      red: 'Red',
      purple: 'Purple',
      gray: 'Slate',
    },
  },
  tagsView: 'Show tabs',
  fixedHeader: 'Fixed header',
  sidebarLogo: 'Logo in the sidebar',
  sounds: 'Alerts',
  sound: 'Sound',
  desktop: 'Desktop notifications',
  restore: 'Restore defaults',
  restored: 'The defaults are back',
  release: {
    built: 'Version %{version} · build %{commit} (%{date})',
    unknown: 'Version %{version} · built without git, commit unknown',
  },
  language: { label: 'Language' },
} satisfies Catalogue<typeof zh>;
