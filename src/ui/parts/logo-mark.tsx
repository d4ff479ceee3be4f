/** The touchstone: a dark stone with a streak of gold. Decoration, so it has no name. */
export function LogoMark({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="29" height="29" rx="7" fill="#26231f" stroke="var(--ts-line)" />
      <path d="M8 25 24 8" stroke="#e0b44a" strokeWidth="4" strokeLinecap="round" />
      <path d="M15 26 25 15.5" stroke="#a17c1c" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
