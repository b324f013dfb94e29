import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from '../../../i18n'
import type { TreeRow } from '../../../stores/agent/TeamTree'
import { theme } from '../../../theme/theme'
import { Spinner } from '../../../ui/feedback/Spinner'
import { MemberCells } from './MemberCells'
import { ROW } from './treeStyles'

interface TreeLineProps extends Pick<ComponentPropsWithRef<'div'>, 'ref' | 'tabIndex' | 'onKeyDown' | 'onClick'> {
  row: TreeRow
  /** Appears because its branch was opened, not by scrolling. */
  unfolds: boolean
}

/** A line of the tree, the whole of which is the target. */
export function TreeLine({ row, unfolds, ...bound }: TreeLineProps) {
  const { t } = useTranslation()
  const level = { 'aria-level': row.level, 'data-level': row.level, 'data-unfolds': unfolds || undefined }
  if (row.kind === 'loading')
    return (
      <Line {...level} role="treeitem" aria-busy {...bound}>
        <Spinner />
        {t('shell.loading')}
      </Line>
    )
  if (row.kind === 'failed')
    return (
      <Line {...level} {...bound} role="treeitem" data-action>
        {t('agent.branch.failed', { name: row.parent.nickname })}
      </Line>
    )
  if (row.kind === 'more')
    return (
      <Line {...level} {...bound} role="treeitem" data-action>
        {t('agent.more', { count: row.count, name: row.parent.nickname })}
      </Line>
    )
  const { member, open, busy, position, siblings } = row
  return (
    <Line
      {...level}
      {...bound}
      role="treeitem"
      aria-expanded={member.people > 0 ? open : undefined}
      aria-busy={busy || undefined}
      aria-posinset={position}
      aria-setsize={siblings}
      data-branch={member.people > 0 || undefined}
      data-last={position === siblings || undefined}
    >
      <MemberCells member={member} />
    </Line>
  )
}

const { color, motion, space, type } = theme

const unfold = keyframes`from { opacity: 0; translate: 0 -8px }`

const Line = styled.div`
  --indent: ${space[6]};
  @media (max-width: 22.5em) {
    --indent: 14px;
  }
  position: relative;
  min-block-size: ${ROW}px;
  box-shadow: inset 0 -1px 0 ${color.border.subtle};
  &[data-branch],
  &[data-action] {
    cursor: pointer;
  }
  &[data-level='2'] {
    --depth: var(--indent);
  }
  &[data-level='3'] {
    --depth: calc(2 * var(--indent));
  }
  &[data-unfolds]:not([data-level='1']) {
    animation: ${unfold} ${motion.duration.base} ${motion.easing.enter};
  }
  /* The line to the parent, and on to the next child. */
  &:not([data-level='1'], [data-last])::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--depth) + ${space[1]});
    border-inline-start: 2px solid ${color.border.strong};
  }
  &:not([data-level='1'])::before {
    content: '';
    position: absolute;
    inset-block: 0 50%;
    inset-inline-start: calc(var(--depth) + ${space[1]});
    inline-size: ${space[2]};
    border-inline-start: 2px solid ${color.border.strong};
    border-block-end: 2px solid ${color.border.strong};
    border-end-start-radius: 6px;
  }
  &:not(:has([data-cells])) {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    padding: ${space[2]} ${space[4]};
    ${type.labelMd};
    text-align: center;
    overflow-wrap: anywhere;
    color: ${color.text.secondary};
    &::before,
    &::after {
      display: none;
    }
  }
  &[data-action]:not(:has([data-cells])) {
    color: ${color.accent.text};
  }
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
    border-radius: ${theme.radius.sm};
  }
`
