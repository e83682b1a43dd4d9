import { render } from '@testing-library/react';
import { FieldTitle, I18nContextProvider, ResourceContextProvider } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../../tests/builders/words.ts';
import { wordAt } from '../data/catalogues-context.ts';
import { callsOf } from '../data/feature.ts';
import { resourceName, resourcesOf } from '../data/routes.ts';
import { LANGUAGES, type Language } from '../kit/language.ts';
import { labelKey } from '../resource/pages/field-keys.ts';
import { features } from './features.ts';
import { createSpeech } from './speech.ts';

const pages = await Promise.all(
  resourcesOf(features).map(async page => ({ name: resourceName(page), ...(await callsOf(page)) })),
);
const declared = pages.flatMap(({ name, labels }) => (labels ? [{ name, labels }] : []));

it('were found for all resources but those whose calls are said by hand', () => {
  const withoutLabels = pages.filter(({ labels }) => !labels).map(({ name }) => name);
  expect(withoutLabels.toSorted()).toEqual([
    'driver-manage/driver-approval',
    'system-manage/menu',
    'system-manage/system-config',
  ]);
});

describe.each(Object.keys(LANGUAGES) as Language[])('labels of fields in %s', language => {
  const words = ALL_WORDS[language];
  const speech = createSpeech({ language, messages: words }, features);
  for (const { name, labels } of declared) speech.labels(name, labels);

  it.each(declared)('are found by a component of react-admin: $name', ({ name, labels }) => {
    const named = Object.keys(labels.fields).flatMap(field => {
      const word = wordAt(words, labelKey(labels, field));
      return word === undefined ? [] : [[field, word] as const];
    });
    expect(named.length).toBeGreaterThan(0);
    const { container } = render(
      <I18nContextProvider value={speech.provider()}>
        <ResourceContextProvider value={name}>
          {named.map(([field]) => (
            <p key={field}>
              <FieldTitle source={field} />
            </p>
          ))}
        </ResourceContextProvider>
      </I18nContextProvider>,
    );
    const said = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(said).toEqual(named.map(([, word]) => word));
  });
});
