/** Another record by its name, as the way to it for who may see it. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import type { Referred } from '../../contract/grammar/kinds/kind.ts';
import { useMay } from '../../data/session-context.tsx';
import { useIsServed } from './use-is-served.ts';

interface ReferenceFieldProps {
  to: Referred;
  id: unknown;
  children: ReactNode;
}

export function ReferenceField({ to, id, children }: ReferenceFieldProps) {
  const isThere = useIsServed(to);
  const maySee = useMay(to.calls.one ?? to.calls.list);
  if (!id || !isThere || !maySee) return children;
  return <Link to={`/${to.resource}/${id}`}>{children}</Link>;
}

const Link = styled(LinkBase)(({ theme }) => ({ color: theme.tokens.accent.ink }));
