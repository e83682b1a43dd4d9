/**
 * Refuses words in changed comments and names that a stranger has to read twice, and names the plain one. Lines that
 * were there before are left alone.
 *
 * `node scripts/plain-words.mjs [<commit>]` judges what has changed since that commit; by default, what is not committed yet.
 */
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** In comments. */
const PHRASES = [
  [/\bwho(?:so)?ever\b/i, 'the user, the caller, or whoever it is by name'],
  [/\bwhom\b/i, 'a sentence of its own about that person'],
  [/\b(?:is|are|be|was) told of\b/i, '"is notified of"'],
  [/\b(?:is|are|was|been|be) sought\b/i, '"is searched for"'],
  [/\banew\b/i, '"again"'],
  [/\bnobody\b[^.]*\b(?:is|has|may|can)\b/i, '"no user is", or the sentence without a negation'],
  [/\bwhat stands\b/i, '"what exists", or the thing itself'],
  [/\bas the crow flies\b/i, '"straight-line distance"'],
  [/\bby heart\b/i, '"in memory"'],
  [/\bfor good\b/i, '"permanently"'],
  [/\ball the same\b/i, '"still"'],
  [/\ba story of (?:its|their) own\b/i, '"tested separately"'],
  [/\bgoes its way\b/i, '"continues"'],
  [/\bin the (?:stead|place) of\b/i, '"instead of", "replaces"'],
  [/\bat present\b/i, '"currently"'],
  [/\bbesides\b[.,;]/i, '"also"'],
  [/\blest\b/i, '"so that … not"'],
  [/\bwhence\b|\bthereof\b|\btherein\b|\bhereby\b/i, 'plain prepositions'],
  [/\bthat breaks nothing\b/i, '"is ignored"'],
  [/\bhas to do with\b/i, '"sees", "handles", or the verb that is meant'],
  [/\b(?:he|him|his)\b/i, '"they", "the user", "the clerk"'],
  [/\bof his own\b/i, '"own"'],
  [/\bis there\b[.,;]/i, '"exists", "is loaded", "is present"'],
  [/\bhow it (?:stands|goes)\b/i, '"its state"'],
  [/\bmay be had\b/i, '"is available"'],
  [/\blies in\b/i, '"is in"'],
  [/\bcomes of it\b/i, '"follows", "results"'],
  [/\bto whom\b/i, 'the recipient by name'],
];

/** In names that are exported. */
const NAMES = [
  [/^(?:to|be)?told(?:of|to)?(?=[A-Z]|$)/i, 'notified…'],
  [/^asked(?=[A-Z]|$)/i, '…Request, …Query'],
  [/^said(?=[A-Z]|$)/i, 'what it is: …Message, …Text, …Input'],
  [/^sought(?=[A-Z]|$)/i, 'search…'],
  [/^kept(?=[A-Z]|$)/i, 'cached…, saved…'],
  [/^meant(?=[A-Z]|$)/i, 'selected…, intended…'],
];

const COMMENT = /(?:^|\s)\/\/\s?(.*)$|^\s*\/?\*+\/?\s?(.*)$|\/\*\*?(.*?)\*\//;
const EXPORTED = /^\s*export (?:async )?(?:const|function|class|interface|type) (\w+)/;

/** What is wrong with one line of code. */
export function complaints(line) {
  const [, ...parts] = COMMENT.exec(line) ?? [];
  const comment = parts.find(part => part !== undefined) ?? '';
  const [, name = ''] = EXPORTED.exec(line) ?? [];
  return [
    ...PHRASES.filter(([phrase]) => phrase.test(comment)).map(
      ([phrase, plain]) => `“${phrase.exec(comment)?.[0]}”: write ${plain}`,
    ),
    ...NAMES.filter(([pattern]) => pattern.test(name)).map(([, plain]) => `${name}: name it ${plain}`),
  ];
}

/** Lines that a diff without context adds, with their place. */
export function added(diff) {
  const lines = [];
  let file = '';
  let number = 0;
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ b/')) file = line.slice(6);
    else if (line.startsWith('@@')) number = Number(/\+(\d+)/.exec(line)?.[1]);
    else if (line.startsWith('+')) {
      lines.push({ place: `${file}:${number}`, line: line.slice(1) });
      number += 1;
    }
  }
  return lines;
}

function changedSince(commit) {
  const judged = ['*.ts', '*.tsx', '*.mjs', ':!scripts/plain-words.mjs', ':!tests/house/plain-words.test.ts'];
  try {
    return execFileSync('git', ['diff', '-U0', '-M', commit, '--', ...judged], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // a checkout without that history has nothing to compare with
    return '';
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = added(changedSince(process.argv[2] ?? 'HEAD')).flatMap(({ place, line }) =>
    complaints(line).map(complaint => `${place} ${complaint}`),
  );
  if (found.length > 0) {
    console.error(found.join('\n'));
    process.exitCode = 1;
  }
}
