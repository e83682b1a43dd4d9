/** The two things a developer does most often, as lists of files to open. */
import { useTranslate } from 'ra-core';
import { Code, Document, Part, Steps } from './document-parts.tsx';

/** Where each step is taken; its words stand under the same number. */
const RECIPES = {
  field: [
    'src/contract/',
    'src/upstream/migrations/',
    'i18n/{zh,en,es,ja}/',
    'src/features/*/…Inputs.tsx',
    'npm test',
  ],
  feature: [
    'src/contract/',
    'src/upstream/*/handlers.ts',
    'src/upstream/app.ts',
    'src/features/*/feature.ts',
    'i18n/{zh,en,es,ja}/',
    'docs/calls/',
  ],
} as const;

type Recipe = keyof typeof RECIPES;

export default function GuidePage() {
  const translate = useTranslate();
  const word = (key: string) => translate(`developer.guide.${key}`);
  return (
    <Document title={translate('title.guide')} intro={word('intro')}>
      {(Object.keys(RECIPES) as Recipe[]).map(recipe => (
        <Part key={recipe} title={word(`${recipe}.title`)}>
          <Steps>
            {RECIPES[recipe].map((place, at) => (
              <li key={place}>
                <Code>{place}</Code> {word(`${recipe}.step.${at + 1}`)}
              </li>
            ))}
          </Steps>
        </Part>
      ))}
    </Document>
  );
}
