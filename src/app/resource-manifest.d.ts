declare module 'virtual:resource-manifest' {
  const manifest: import('../data/manifest.ts').Manifest;
  export default manifest;
}
