/** Another record by its name, as the way to it for who may see it. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import { company } from '../../contract/company.ts';
import type { Referable } from '../../contract/grammar/kinds.ts';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import { vehicle } from '../../contract/vehicle.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';

interface ReferenceFieldProps {
  to: Referable;
  id: unknown;
  children: ReactNode;
}

export function ReferenceField({ to, id, children }: ReferenceFieldProps) {
  const { resource, calls } = RESOURCES[to];
  const isThere = useCapability('entities');
  const maySee = useMay(calls.one ?? calls.list);
  if (!id || !isThere || !maySee) return children;
  return <Link to={`/${resource}/${id}`}>{children}</Link>;
}

const RESOURCES: Readonly<Record<Referable, AnyResource>> = { company, vehicle };

const Link = styled(LinkBase)(({ theme }) => ({ color: theme.tokens.accent.ink }));
