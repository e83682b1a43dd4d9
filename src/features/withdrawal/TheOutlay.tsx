/** The payment by which it was tried last, as a link where the menu leads there. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';
import { outlay } from '../../contract/outlay.ts';
import { listPath } from '../../data/figures.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';

export const outlayPath = (id: string) => listPath(outlay.resource, { id });

export function TheOutlay({ id }: { id: string }) {
  const leads = useLeadsTo(`/${outlay.resource}`);
  return leads ? <Link to={outlayPath(id)}>{id}</Link> : id;
}

const Link = styled(LinkBase)(({ theme }) => ({ color: theme.tokens.accent.ink }));
