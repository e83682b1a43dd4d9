/** The demo accounts under the form, one click each where the server names them; or why it does so no more. */
import type { Catalogue } from '../../../i18n/catalogue.ts';
import zh from '../../../i18n/zh/demo.ts';
import type { Language } from '../../kit/language.ts';
import { loadCode } from '../../late/load-code.ts';
import { onWords, theLanguage } from './words.ts';

const load: Record<Language, () => Promise<Catalogue<typeof zh>>> = {
  zh: async () => zh,
  en: async () => (await loadCode(() => import('../../../i18n/en/demo.ts'))).default,
  es: async () => (await loadCode(() => import('../../../i18n/es/demo.ts'))).default,
  ja: async () => (await loadCode(() => import('../../../i18n/ja/demo.ts'))).default,
};

export function listDemoAccounts(accounts: readonly string[], onPick: (account: string) => void) {
  const list = document.getElementById('demo-accounts');
  const section = document.getElementById('demo');
  if (!list || !section) return;
  const buttons = accounts.map(name => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.title = name;
    button.addEventListener('click', () => onPick(name));
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
    return { button, name };
  });
  onWords(async () => {
    const words: Readonly<Record<string, string>> = await load[theLanguage()]();
    for (const { button, name } of buttons) button.textContent = words[name] ?? name;
  });
  section.hidden = false;
}

/** In their place: why they are not offered any more, and what to do. */
export function tellWithdrawn() {
  const section = document.getElementById('demo');
  const list = document.getElementById('demo-accounts');
  if (!list || !section) return;
  const why = document.createElement('p');
  list.replaceWith(why);
  onWords(async () => {
    why.textContent = (await load[theLanguage()]()).withdrawn;
  });
  section.hidden = false;
}
