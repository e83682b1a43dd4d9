/** Reads sources for the words in them: keys of the catalogues, and text that should have been one. */
import ts from 'typescript';

export interface WordMatch {
  /** Whole keys. */
  keys: string[];
  /** Keys with holes, `access.user.state.${state}`, as patterns that capture what fills each. */
  patterns: RegExp[];
  /** Words that a person would read, with their line. */
  texts: string[];
  /** Names and short literals: the last part of a key with a hole must be among them somewhere. */
  names: string[];
}

/** What screen readers and tips say, and what lists and menus are told to say. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-placeholder',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'helperText',
  'confirmLabel',
  'question',
  'emptyText',
]);

/** Calls whose first argument is shown. */
const SHOWING = new Set(['notify', 'alert', 'confirm', 'prompt', 'announce']);

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const isKeyLike = (text: string) => /^[a-z][\w-]*(?:\.[\w:-]+)+$/i.test(text);

export function wordsIn(file: string, source: string, allowed: ReadonlySet<string> = new Set()): WordMatch {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, scriptKind(file));
  const found: WordMatch = { keys: [], patterns: [], texts: [], names: [] };

  const complain = (node: ts.Node, text: string) => {
    const said = text.trim();
    if (!/\p{L}/u.test(said) || allowed.has(said) || isKeyLike(said)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.texts.push(`${line + 1}: ${said}`);
  };

  /** Every text that an expression may become where it is shown. */
  const shown = (node: ts.Expression | undefined): void => {
    if (!node) return;
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      shown(node.expression);
    else if (ts.isStringLiteralLike(node)) complain(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      if (!isKeyWithHoles(partsOf(node))) complain(node, partsOf(node).join(' '));
    } else if (ts.isConditionalExpression(node)) {
      shown(node.whenTrue);
      shown(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      // of `a && b` only b is shown, of `a ?? b` and `a + b` either
      if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) shown(node.left);
      if (!isComparison(node.operatorToken.kind)) shown(node.right);
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxText(node)) complain(node, node.text);
    else if (ts.isJsxExpression(node) && isChild(node)) shown(node.expression);
    else if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText(tree))) {
      const { initializer } = node;
      if (initializer && ts.isStringLiteral(initializer)) shown(initializer);
      else if (initializer && ts.isJsxExpression(initializer)) shown(initializer.expression);
    } else if (ts.isPropertyAssignment(node) && SPOKEN.has(nameOf(node.name))) shown(node.initializer);
    else if (ts.isCallExpression(node) && SHOWING.has(calledName(node.expression))) shown(node.arguments[0]);
    else if (ts.isBinaryExpression(node) && isTitleOfPage(node)) shown(node.right);

    if (ts.isIdentifier(node)) found.names.push(node.text);
    if (ts.isStringLiteralLike(node)) {
      found.names.push(node.text);
      if (CJK.test(node.text)) complain(node, node.text);
      if (isKeyLike(node.text)) found.keys.push(node.text);
    } else if (ts.isTemplateExpression(node)) {
      const parts = partsOf(node);
      if (parts.some(part => CJK.test(part))) complain(node, parts.join(' '));
      if (isKeyWithHoles(parts)) found.patterns.push(new RegExp(`^${parts.map(plain).join('([^ ]+)')}$`));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  found.texts = [...new Set(found.texts)];
  return found;
}

const partsOf = ({ head, templateSpans }: ts.TemplateExpression) => [
  head.text,
  ...templateSpans.map(span => span.literal.text),
];

const scriptKind = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

const isChild = ({ parent }: ts.JsxExpression) => ts.isJsxElement(parent) || ts.isJsxFragment(parent);

const nameOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

function calledName(called: ts.Expression): string {
  if (ts.isIdentifier(called)) return called.text;
  return ts.isPropertyAccessExpression(called) ? called.name.text : '';
}

const isTitleOfPage = ({ left, operatorToken }: ts.BinaryExpression) =>
  operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  ts.isPropertyAccessExpression(left) &&
  ['title', 'textContent', 'innerText', 'ariaLabel', 'placeholder'].includes(left.name.text);

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);
const isComparison = (kind: ts.SyntaxKind) => COMPARISONS.has(kind);

/** Nothing but parts of a key between the holes, and at least one of them with its dot. */
const isKeyWithHoles = (parts: readonly string[]) =>
  parts.every(part => /^[\w.:-]*$/.test(part)) && parts.some(part => /\w\.|\.\w/.test(part));

/** A text as a pattern that matches nothing else. */
const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
