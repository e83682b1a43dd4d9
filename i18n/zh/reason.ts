/** Why a call was refused, in the protocol's own words: reasons of one room stand in its catalogue, under `shared`. */
import { SHARED_REASONS } from '../../src/contract/grammar/reasons.ts';

export default SHARED_REASONS;
