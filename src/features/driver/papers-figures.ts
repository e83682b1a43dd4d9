import type { FiguresOf } from '../../data/figures.ts';
import { expiryFigures } from '../../nouns/papers/expiry-figures.ts';
import { DRIVER } from './paths.ts';

/** Drivers who may not, or soon may not, drive. */
const figuresOf: FiguresOf = () => expiryFigures(DRIVER, 'driver');

export default figuresOf;
