/** Ways of counting the same, one of them in view, with what is done with its table at the right. */
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { formatCount } from '../../kit/format/count.ts';

interface ReportTabsProps<K extends string> {
  /** What they are. */
  label: string;
  tabs: readonly { key: K; label: string; count?: number | undefined }[];
  value: K;
  onChoose: (key: K) => void;
  tools?: ReactNode;
  /** The panel of the one in view. */
  children: ReactNode;
}

export function ReportTabs<K extends string>(props: ReportTabsProps<K>) {
  const { label, tabs, value, onChoose, tools, children } = props;
  const id = useId();
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => key === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <Bar>
        <div role="tablist" aria-label={label} onKeyDown={handleKey}>
          {tabs.map(tab => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              aria-selected={tab.key === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.key === value ? 0 : -1}
              onClick={() => onChoose(tab.key)}
            >
              {tab.label}
              {tab.count !== undefined && <span>{formatCount(tab.count)}</span>}
            </button>
          ))}
        </div>
        {tools}
      </Bar>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

const Bar = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '0 16px',
  borderTop: `1px solid ${tokens.line}`,
  borderBottom: `1px solid ${tokens.line}`,
  '[role=tablist]': { display: 'flex', gap: 20, minWidth: 0, minHeight: 34, overflow: 'auto hidden' },
  '[role=tab]': {
    position: 'relative',
    flex: 'none',
    minHeight: 34,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: tokens.text.plain,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -2 },
    span: { marginLeft: 4, fontWeight: 400, color: tokens.text.faint },
  },
  '[role=tab][aria-selected=true]': {
    fontWeight: 600,
    color: tokens.text.strong,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: 2,
      backgroundColor: tokens.accent.mark,
    },
  },
}));
