/** What console and upstream say to each other, read from the contract itself. */
import { useTranslate } from 'ra-core';
import { FAILURES } from '../../contract/grammar/failures.ts';
import { CAPABILITIES } from '../../contract/platform.ts';
import { PUSHES } from '../../contract/push.ts';
import { useSession } from '../../data/session-context.tsx';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { Code, Document, Part, Table } from './document-parts.tsx';

export default function DocumentationPage() {
  const translate = useTranslate();
  const { capabilities } = useSession();
  const word = (key: string) => translate(`developer.documentation.${key}`);
  return (
    <Document title={translate('title.documentation')} intro={word(capabilities.size > 0 ? 'own' : 'plain')}>
      <Part title={word('capabilities')}>
        <Table heads={[word('name'), word('offered'), word('meaning')]}>
          {CAPABILITIES.map(name => (
            <tr key={name}>
              <td>
                <Code>{name}</Code>
              </td>
              <td>
                <StatusMark tone={capabilities.has(name) ? 'ok' : 'off'}>
                  {word(capabilities.has(name) ? 'yes' : 'no')}
                </StatusMark>
              </td>
              <td>{word(`capability.${name}`)}</td>
            </tr>
          ))}
        </Table>
      </Part>
      <Part title={word('failures')}>
        <Table heads={[word('code'), word('name'), word('http'), word('meaning')]}>
          {Object.entries(FAILURES).map(([name, { errCode, http }]) => (
            <tr key={name}>
              <td>
                <Code>{errCode}</Code>
              </td>
              <td>
                <Code>{name}</Code>
              </td>
              <td>
                <Code>{http}</Code>
              </td>
              <td>{translate(`error.${name}`)}</td>
            </tr>
          ))}
        </Table>
      </Part>
      <Part title={word('pushes')}>
        <Table heads={[word('name'), word('meaning')]}>
          {Object.keys(PUSHES).map(type => (
            <tr key={type}>
              <td>
                <Code>{type}</Code>
              </td>
              <td>{word(`push.${type}`)}</td>
            </tr>
          ))}
        </Table>
      </Part>
    </Document>
  );
}
