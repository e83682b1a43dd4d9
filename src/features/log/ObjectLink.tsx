/** What an entry is about; a link where its page stands in the reader's menu. */
import { useTranslate } from 'ra-core';
import { Link } from 'react-admin';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { objectOf } from '../../resource/log/objects.ts';
import { Mono } from './EntrySection.tsx';

interface ObjectLinkProps {
  objectType: string | null;
  objectId: string | null;
  /** What it is called. */
  name: string;
  /** Without the id beside it. */
  isBrief?: boolean;
}

export function ObjectLink({ objectType, objectId, name, isBrief = false }: ObjectLinkProps) {
  const translate = useTranslate();
  const path = useObjectPath(objectType, objectId);
  if (!objectId) return name;
  return (
    <>
      {path ? (
        <Link to={path} aria-label={translate('operateLog.openObject', { name })}>
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      {!isBrief && <Mono>{objectId}</Mono>}
    </>
  );
}

/** Undefined where there is no page for it, or none that this person may open. */
function useObjectPath(objectType: string | null, objectId: string | null): string | undefined {
  const { path = '' } = objectOf(objectType);
  const isOpen = useLeadsTo(path);
  return objectId && isOpen ? `${path}/${encodeURIComponent(objectId)}` : undefined;
}
