/** Another record by its name, as the way to it for who may see it. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import type { Referred } from '../../contract/grammar/kinds.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';

interface ReferenceFieldProps {
  to: Referred;
  id: unknown;
  children: ReactNode;
}

export function ReferenceField({ to: { resource, calls }, id, children }: ReferenceFieldProps) {
  const hasGeneric = useCapability('entities');
  const maySee = useMay(calls.one ?? calls.list);
  const isThere = hasGeneric || !calls.list.isBeyondPlain;
  if (!id || !isThere || !maySee) return children;
  return <Link to={`/${resource}/${id}`}>{children}</Link>;
}

const Link = styled(LinkBase)(({ theme }) => ({ color: theme.tokens.accent.ink }));
