/** Whether the first page has shown: what can wait is fetched then. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterFirstPage } from './first-page.ts';

export function useAfterFirstPage(): boolean {
  const queryClient = useQueryClient();
  const [isAfter, setAfter] = useState(false);
  useEffect(() => afterFirstPage(queryClient, () => setAfter(true)), [queryClient]);
  return isAfter;
}
