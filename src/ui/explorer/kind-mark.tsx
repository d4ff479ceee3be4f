import { Check, CircleHelp, Minus, X } from 'lucide-react';
import type { SourceKind } from '../../core/rag/rag.ts';

const ICONS = { supporting: Check, not_supporting: Minus, invented: X };

/** The kind of a quoted source as a sign, beside words or a label that say it. */
export function KindMark({ kind }: { kind: SourceKind | undefined }) {
  const Icon = kind ? ICONS[kind] : CircleHelp;
  return <Icon size={11} strokeWidth={3} aria-hidden="true" />;
}
