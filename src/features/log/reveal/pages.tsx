import { type RevealLog, revealLog } from '../../../contract/reveal-log.ts';
import { useLoggedWords } from '../../../resource/log/use-logged-words.ts';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';
import { Mono } from '../EntrySection.tsx';
import { ObjectLink } from '../ObjectLink.tsx';
import { useLogWords } from '../use-log-words.ts';

function Whose({ objectType, objectName, objectId }: RevealLog) {
  return `${useLogWords().objectType(objectType)} ${objectName ?? objectId}`;
}

function WhoseLink({ objectType, objectName, objectId }: RevealLog) {
  const name = `${useLogWords().objectType(objectType)} ${objectName ?? ''}`.trim();
  return <ObjectLink {...{ objectType, objectId, name }} />;
}

function Shown({ objectType, field }: RevealLog) {
  return useLoggedWords(objectType).labelOf([field]);
}

export default resourcePages(revealLog, {
  cells: {
    object: row => <WhoseLink {...row} />,
    field: row => <Shown {...row} />,
    ip: row => row.ip && <Mono>{row.ip}</Mono>,
  },
  columns: [
    'createdOn',
    { field: 'userName', width: 140 },
    {
      field: 'object',
      cell: row => <Whose {...row} />,
      inFiles: [{ field: 'objectType', wordsUnder: ['log.object'] }, 'objectName'],
    },
    { field: 'objectId', width: 120 },
    { field: 'field', width: 120, inFiles: [{ field: 'field', wordsUnder: ['access.user.field'] }] },
    { field: 'reason', width: 100 },
    { field: 'ip', width: 140 },
  ],
  phone: { first: 'userName', status: 'reason', second: 'object', end: 'createdOn' },
  filters: [{ field: 'createdOn', between: ['startTime', 'endTime'] }, 'reason', 'objectId', 'field', 'ip'],
  look: ['createdOn', 'userName', 'object', 'field', 'reason', 'ip'],
});
