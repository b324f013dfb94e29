import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { ScrollArea } from '../../../ui/layout/ScrollArea'
import { Tabs } from '../../../ui/navigation/Tabs'
import { type CabinetList, lists } from './lists'

interface SidePanelProps {
  /** With more than one, tabs choose. */
  of: readonly CabinetList[]
  selected: CabinetList
  onSelect?: (list: CabinetList) => void
}

/** A panel beside the cabinet, as high as its body; its content scrolls. */
export function SidePanel({ of, selected, onSelect }: SidePanelProps) {
  const { t } = useTranslation()
  const Content = lists[selected]
  const title = t(`jackpot.${selected}.title`)
  return (
    <Panel aria-label={title}>
      <Inside>
        {onSelect ? (
          <Tabs
            label={title}
            tabs={of.map((id) => ({ id, label: t(`jackpot.${id}`) }))}
            selected={selected}
            onSelect={onSelect}
          >
            <Content />
          </Tabs>
        ) : (
          <>
            <h2>{title}</h2>
            <Content />
          </>
        )}
      </Inside>
    </Panel>
  )
}

const Panel = styled.section`
  ${surface};
  position: relative;
  border-radius: ${theme.radius.lg};
`

const Inside = styled(ScrollArea)`
  position: absolute;
  inset: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[5]};
  border-radius: inherit;
  h2 {
    ${theme.type.titleMd};
    margin-block: ${theme.space[1]} ${theme.space[3]};
  }
`
