/** The calls by which a map has always asked for these two properties, and a supervisor sets them. */
import type { clusteringCalls } from '../../contract/clustering.ts';
import type { Db, Handlers } from '../core/context.ts';
import { readProperties } from '../core/properties.ts';
import { holdBuiltIn, setBuiltIn } from './handlers.ts';

export const clusteringHandlers = {
  clusteringProps: ({ db }) => propsOf(db),

  setClusteringProps: async context => {
    const { minPoints, meters } = context.body;
    await holdBuiltIn(context, ['cluster.minPoints', 'cluster.meters']);
    await setBuiltIn(context, 'cluster.minPoints', String(minPoints));
    await setBuiltIn(context, 'cluster.meters', String(meters));
    return propsOf(context.db);
  },
} satisfies Handlers<typeof clusteringCalls>;

async function propsOf(db: Db): Promise<{ minPoints: number; meters: number }> {
  const read = await readProperties(db, 'cluster.minPoints', 'cluster.meters');
  return { minPoints: read['cluster.minPoints'], meters: read['cluster.meters'] };
}
