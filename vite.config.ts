/** Builds the console; in development serves it beside an upstream that runs on a port of its own. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type InlineConfig, type Plugin } from 'vite';
import { firstLoad } from './vite.first-load.ts';
import { resourceManifest } from './vite.manifest.ts';
import { sharedWords } from './vite.words.ts';

const host = process.env.HOST ?? '127.0.0.1';
const upstream = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.PORT ?? 3000}`;

/** What is sent in the place of a module, by the end of its name. */
const INSTEAD: Readonly<Record<string, string>> = {
  // Vite wraps every `import()` in a script that preloads styles. No chunk here has a style of its own, but one
  // that did not come has to be asked for again.
  'vite/preload-helper.js': `export { fetchCode as __vitePreload } from ${JSON.stringify(path.resolve('src/app/fetch-code.ts'))};`,
  // polyglot brings a copy of its own, with thirty files behind it, for browsers of 2015
  '/node_modules/object.entries/index.js': 'module.exports = Object.entries;',
  // English words that react-admin makes of the name of a resource; every page here has words of its own
  '/node_modules/inflection/lib/inflection.js':
    'const same = word => word; export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform, same as underscore };',
  // Material's second way of making themes, from CSS variables; the console makes them the first way
  '/@mui/material/esm/styles/createThemeWithVars.js':
    "const none = () => { throw new Error('NO_THEME_VARIABLES'); }; export default none; export { none as createGetCssVar };",
  '/@mui/material/esm/styles/ThemeProviderWithVars.js':
    "const none = () => { throw new Error('NO_THEME_VARIABLES'); }; export { none as CssVarsProvider, none as useColorScheme, none as getInitColorSchemeScript, none as Experimental_CssVarsProvider };",
  // the router that react-admin takes where it is given none; the console gives it one
  '/ra-core/dist/routing/adapters/reactRouterProvider.js': 'export const reactRouterProvider = null;',
  // a ripple runs over no button of the theme
  '/@mui/material/esm/ButtonBase/TouchRipple.js': 'export default function TouchRipple() { return null; }',
  // for emotion's `withTheme` around classes, of which there is none
  '/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'module.exports = target => target;',
  // react-admin's lists bring their export to CSV along; ours is not made in the browser
  '/node_modules/jsonexport/dist/index.js': "module.exports = () => { throw new Error('NO_EXPORTER'); };",
};

/** Marks of checkboxes that are not the theme's own. */
const CHECKBOX_ICON =
  /\/@mui\/material\/esm\/internal\/svg-icons\/(?:Indeterminate)?CheckBox(?:OutlineBlank)?\.js$/;

/** A function of lodash, which react-admin asks for by its own file. */
const LODASH = /\/node_modules\/lodash\/([a-z]\w*)\.js$/i;

export const lighter: Plugin = {
  name: 'lighter',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [, name] = LODASH.exec(id) ?? [];
    // the same function in half of the bytes
    if (name) return `export { ${name} as default } from 'es-toolkit/compat';`;
    if (CHECKBOX_ICON.test(id)) return 'export default () => null;';
    const end = Object.keys(INSTEAD).find(name => id.endsWith(name));
    return end && INSTEAD[end];
  },
};

/** What the form's script begins with is asked for beside it: else the form waits for one after the other. */
const preloaded: Plugin = {
  name: 'preloaded',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { chunk }) =>
      chunk?.imports.map(file => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
        injectTo: 'head',
      })),
  },
};

const config: InlineConfig = {
  plugins: [resourceManifest(), sharedWords(), lighter, preloaded, react()],
  // the map's graphics are those of the browser's older half: the newer one brings a compiler along
  resolve: { conditions: ['visgl:webgl-only', ...defaultClientConditions] },
  // files name each other from where they lie; the server says where that is
  base: './',
  // the server puts a fresh one into every answer
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: upstream, ws: true } },
  },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/console',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // chunks name what they need themselves; the preloading script would only make the sign-in heavier
    modulePreload: false,
    reportCompressedSize: false,
    // kB: the engine of the maps comes as one module of 1058, and is asked for by maps only
    chunkSizeWarningLimit: 1080,
  },
};

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return config;
  const groups = await firstLoad(config);
  const codeSplitting = { includeDependenciesRecursively: false, groups };
  return { ...config, build: { ...config.build, rolldownOptions: { output: { codeSplitting } } } };
});
