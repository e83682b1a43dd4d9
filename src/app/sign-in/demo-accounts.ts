/** The demo accounts under the form, one click each; only where the server names them. */
import type { Settings } from '../settings.ts';
import { onWords, theWords } from './words.ts';

export function listDemoAccounts(settings: Settings, onPick: (account: string) => void) {
  const list = document.getElementById('demo-accounts');
  const section = document.getElementById('demo');
  if (!settings.isDemo || !list || !section) return;
  const buttons = settings.demoAccounts.map(name => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.account = name;
    button.addEventListener('click', () => onPick(name));
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
    return { button, name };
  });
  onWords(() => {
    const named: Readonly<Record<string, string>> = theWords().accounts;
    for (const { button, name } of buttons) {
      button.textContent = named[name] ?? name;
      button.title = name;
    }
  });
  section.hidden = false;
}
