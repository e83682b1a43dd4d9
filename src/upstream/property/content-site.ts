/** The settings of the content site: properties under one roof, with one version for all of them together. */
import { inArray } from 'drizzle-orm';
import type { ContentSite, contentSiteCalls } from '../../contract/content-site.ts';
import { knownProperty, type PropertyName } from '../../contract/properties.ts';
import { valueProblem } from '../../contract/property-value.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { property, propertyId } from '../core/properties.ts';
import { checkVersion } from '../core/versions.ts';
import { holdBuiltIn, setBuiltIn } from './handlers.ts';
import { type PropertyRow, untouched, viewOf } from './view.ts';

type Field = Exclude<keyof ContentSite, 'version' | 'updatedOn' | 'updatedBy'>;

const PROPERTY_OF = {
  url: 'contentSite.url',
  head: 'contentSite.head',
  monitoringUrl: 'monitoring.url',
  minPoints: 'cluster.minPoints',
  meters: 'cluster.meters',
} as const satisfies Record<Field, PropertyName>;
const FIELDS = Object.entries(PROPERTY_OF) as [Field, PropertyName][];
const NAMES = Object.values(PROPERTY_OF);

export const contentSiteHandlers = {
  contentSite: async ({ db }) =>
    siteOf(
      await db
        .select()
        .from(property)
        .where(inArray(property.id, NAMES.map(propertyId))),
    ),

  setContentSite: async context => {
    const { version, requestId: _, ...wanted } = context.body;
    const texts = FIELDS.map(([field, name]) => ({ field, name, text: textOf(wanted[field]) }));
    const problems = texts.flatMap(({ field, name, text }) => {
      const known = knownProperty(name);
      const code = known && text !== null && valueProblem(known.type, text, known);
      return code ? [{ field, code }] : [];
    });
    if (problems.length > 0) throw new Failure('PARAMETER', { fields: problems });
    checkVersion(context, siteOf(await holdBuiltIn(context, NAMES)), version);
    for (const { name, text } of texts) await setBuiltIn(context, name, text);
    return siteOf(await holdBuiltIn(context, NAMES));
  },
} satisfies Handlers<typeof contentSiteCalls>;

/** A field that was emptied is one that nobody has set. */
const textOf = (value: string | number | null) => (value === null || value === '' ? null : String(value));

/** Versions only grow and rows of such properties stay, so their sum tells any change. */
function siteOf(rows: readonly PropertyRow[]): ContentSite {
  const of = (name: PropertyName) =>
    viewOf(rows.find(row => row.name === name) ?? untouched(name)).value || null;
  const last = rows.toSorted((a, b) => b.updatedOn - a.updatedOn).find(({ version }) => version > 0);
  return {
    url: of(PROPERTY_OF.url),
    head: of(PROPERTY_OF.head),
    monitoringUrl: of(PROPERTY_OF.monitoringUrl),
    minPoints: Number(of(PROPERTY_OF.minPoints)),
    meters: Number(of(PROPERTY_OF.meters)),
    version: rows.reduce((sum, row) => sum + row.version, 0),
    updatedOn: last?.updatedOn ?? 0,
    updatedBy: last?.updatedBy ?? null,
  };
}
