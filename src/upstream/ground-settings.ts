/** Settings that say who knows the ground: its roads. */
import * as z from 'zod/mini';
import { isServerAddress, SERVER_EXPECTED } from './network-settings.ts';

export const groundSettings = {
  ROUTING_URL: z.optional(z.string().check(z.refine(isServerAddress))),
};

export const GROUND_EXPECTED: Readonly<Record<keyof typeof groundSettings, string>> = {
  ROUTING_URL: SERVER_EXPECTED,
};

export interface GroundConfig {
  /** A server that speaks the API of OSRM. Unset: the roads of the simulated city, or as the crow flies. */
  routingUrl?: string;
}

type Read = z.output<z.ZodMiniObject<typeof groundSettings>>;

export const groundOf = ({ ROUTING_URL: routingUrl }: Read): GroundConfig => ({
  ...(routingUrl && { routingUrl }),
});
