/** The menu: the tree at the left, the entry that is open at the right; on a phone one after the other. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Eye } from 'lucide-react';
import { useLocation, useNavigate, useParams, useStore, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { accessCalls } from '../../contract/access.ts';
import { useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { late } from '../../kit/late.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { Side, SideHead } from '../../kit/side.ts';
import { PageState } from '../../kit/state/PageState.tsx';
import { TwoPanes } from '../../kit/TwoPanes.tsx';
import { MenuCreate } from './MenuCreate.tsx';
import { MenuEdit } from './MenuEdit.tsx';
import { MenuTree } from './MenuTree.tsx';
import { MoveNews } from './MoveNews.tsx';
import { matchingBranches, mayHold, type Step, stepped, treeOf } from './moves.ts';
import { MENU_PATH, menuPath, newMenuPath } from './paths.ts';
import { useMenuTree } from './use-menu-tree.ts';
import { useMove } from './use-move.ts';

const MenuPreview = late(() => import('./MenuPreview.tsx'), 'default');

const STEPS = [
  { step: 'up', Icon: ArrowUp },
  { step: 'down', Icon: ArrowDown },
  { step: 'out', Icon: ArrowLeft },
  { step: 'in', Icon: ArrowRight },
] as const;

export default function MenuPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const { id: openId } = useParams();
  const { pathname, search } = useLocation();
  const isNew = pathname.endsWith(`${MENU_PATH}/create`);
  const mayEdit = useMay(accessCalls.updateMenu);
  const mayPreview = useMay(accessCalls.listRoleGroups);
  const facts = useMenuTree();
  const { tree, nameOf } = facts;
  const [wanted, setWanted] = useState('');
  const [opened, setOpened] = useStore<string[]>('menuExpanded', NONE_OPEN);
  const [isPreviewing, setPreviewing] = useState(false);

  const nameById = (id: string) => {
    const entry = tree?.byId.get(id);
    return entry ? nameOf(entry) : id;
  };
  const mover = useMove(tree, nameById);
  const text = wanted.trim().toLowerCase();
  const shown = useMemo(() => {
    if (!tree || text === '') return tree;
    return treeOf(
      matchingBranches(tree.roots, entry =>
        `${nameOf(entry)}\n${entry.record.title}\n${entry.path}`.toLowerCase().includes(text),
      ),
    );
  }, [tree, text, nameOf]);

  const folders = useMemo(
    () =>
      (shown ? [...shown.byId.values()] : [])
        .filter(({ children }) => children.length > 0)
        .map(({ id }) => id),
    [shown],
  );

  if (!tree || !shown) {
    return (
      <RecordLoading
        error={facts.error ? describe(facts.error) : undefined}
        onRetry={() => facts.refetch()}
      />
    );
  }
  const open = openId === undefined ? undefined : tree.byId.get(openId);
  const expanded = text === '' ? opened : folders;
  const unfold = (parentId: string | null) => {
    if (parentId !== null && !opened.includes(parentId)) setOpened([...opened, parentId]);
  };
  const handleStep = (id: string, step: Step) => {
    const place = stepped(tree, id, step);
    if (!place) {
      mover.say(translate('menu.noPlace', { name: nameById(id) }));
      return;
    }
    unfold(place.parentId);
    void mover.move(id, place);
  };
  const type = (['M', 'C', 'F'] as const).filter(each => mayHold(tree, open?.id ?? null, each));
  const hasRecord = open !== undefined || isNew || openId !== undefined;

  return (
    <>
      <TwoPanes
        title={translate('title.menu')}
        isChosen={hasRecord}
        back={{ label: translate('title.menu'), onClick: () => navigate(MENU_PATH) }}
        side={
          <Side width={400}>
            <Head>
              <h1>{translate('title.menu')}</h1>
              <Button
                color="inherit"
                disabled={text !== ''}
                onClick={() => setOpened(opened.length > 0 ? [] : folders)}
              >
                {translate(opened.length > 0 ? 'menu.foldAll' : 'menu.unfoldAll')}
              </Button>
              {mayPreview && (
                <Button
                  color="inherit"
                  startIcon={<Eye size={16} aria-hidden />}
                  onClick={() => setPreviewing(true)}
                >
                  {translate('menu.preview')}
                </Button>
              )}
            </Head>
            <Tools>
              <SearchBox value={wanted} hint={translate('menu.searchHint')} onSearch={setWanted} waitMs={0} />
            </Tools>
            {mayEdit && (
              <Tools role="toolbar" aria-label={translate('menu.tools')}>
                {type.map(each => (
                  <Button
                    key={each}
                    variant="outlined"
                    color="inherit"
                    onClick={() => navigate(newMenuPath(each, open?.id ?? null))}
                  >
                    {translate(`menu.add.${each}`)}
                  </Button>
                ))}
                <Steps>
                  {STEPS.map(({ step, Icon }) => (
                    <Button
                      key={step}
                      color="inherit"
                      aria-label={translate(`menu.step.${step}`)}
                      title={translate(`menu.step.${step}`)}
                      disabled={!open || mover.isMoving || stepped(tree, open.id, step) === null}
                      onClick={() => open && handleStep(open.id, step)}
                    >
                      <Icon size={16} aria-hidden />
                    </Button>
                  ))}
                </Steps>
              </Tools>
            )}
            <MoveNews mover={mover} />
            {shown.roots.length === 0 ? (
              <PageState title={translate(text === '' ? 'menu.empty' : 'menu.noMatch')} />
            ) : (
              <MenuTree
                shown={shown}
                whole={tree}
                openId={openId}
                expanded={expanded}
                onExpand={ids => text === '' && setOpened(ids)}
                nameOf={nameOf}
                isUnbuilt={facts.isUnbuilt}
                onOpen={id => navigate(menuPath(id))}
                onStep={mayEdit && text === '' ? handleStep : undefined}
                onMove={
                  mayEdit && text === ''
                    ? (id, place) => {
                        unfold(place.parentId);
                        void mover.move(id, place);
                      }
                    : undefined
                }
              />
            )}
          </Side>
        }
      >
        {isNew ? (
          <MenuCreate key={search} facts={facts} tree={tree} />
        ) : openId !== undefined ? (
          <MenuEdit key={openId} id={openId} facts={facts} tree={tree} />
        ) : (
          <PageState title={translate('menu.choose')} why={translate('menu.chooseWhy')} />
        )}
      </TwoPanes>
      {isPreviewing && <MenuPreview onClose={() => setPreviewing(false)} />}
    </>
  );
}

const NONE_OPEN: string[] = [];

const Head = styled(SideHead)({ gap: 0 });

const Tools = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: 8,
  padding: '0 16px 8px',
  '[role=search]': { flex: 1 },
});

const Steps = styled('span')({
  display: 'flex',
  marginLeft: 'auto',
  '& button': { minWidth: 28, padding: '0 6px' },
});
