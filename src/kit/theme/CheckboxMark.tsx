/** The 14 px marks of checkbox and radio button; the control around them is 24 px wide. */
const SIZE = 14;

export function CheckboxMark({ state }: { state: 'empty' | 'checked' | 'mixed' }) {
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 14 14" fill="none" aria-hidden="true">
      {state === 'empty' ? (
        <rect x="0.5" y="0.5" width="13" height="13" rx="2.5" stroke="currentColor" />
      ) : (
        <rect width="14" height="14" rx="3" fill="currentColor" />
      )}
      {state === 'checked' && (
        <path
          d="M3.5 7.2 6 9.7l4.5-5"
          stroke="#fff"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {state === 'mixed' && <path d="M4 7h6" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" />}
    </svg>
  );
}

export function RadioMark({ isChosen }: { isChosen: boolean }) {
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 14 14" fill="none" aria-hidden="true">
      <circle cx="7" cy="7" r="6.5" stroke="currentColor" />
      {isChosen && <circle cx="7" cy="7" r="3.5" fill="currentColor" />}
    </svg>
  );
}
