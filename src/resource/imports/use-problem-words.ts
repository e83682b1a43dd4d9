import { useTranslate } from 'ra-core';
import type { FieldToImport } from './field.ts';
import { problemWords } from './problem-words.ts';

export const useProblemWords = (fields: readonly FieldToImport[]) => problemWords(fields, useTranslate());
