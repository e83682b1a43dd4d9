/** Whether the person has asked his system that nothing moves by itself. */
export const hasReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
