import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { history, info, ranking } from '../../../ui/art/icons/icons'
import type { CabinetList } from '../lists/lists'

const items = [
  { list: 'record', icon: history },
  { list: 'rank', icon: ranking },
  { list: 'rules', icon: info },
] as const

/** Opens history, leaderboard, and rules. */
export function CabinetMenu({ onOpen }: { onOpen: (list: CabinetList) => void }) {
  const { t } = useTranslation()
  return (
    <Root>
      {items.map(({ list, icon }) => (
        <Button key={list} variant="secondary" icon={icon} onClick={() => onOpen(list)}>
          {t(`jackpot.${list}`)}
        </Button>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  & > button {
    flex: 1 1 auto;
    gap: ${theme.space[1]};
    padding-inline: ${theme.space[1]};
    white-space: nowrap;
  }
  @container (max-width: 290px) {
    & > button > svg {
      display: none;
    }
  }
`
