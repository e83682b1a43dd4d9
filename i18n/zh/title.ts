/** What sections, pages and resources are called: read at the start. Each stands in its own room (`vite.words.ts`). */
export default {};
