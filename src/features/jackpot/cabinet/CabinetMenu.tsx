import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { history, info, ranking } from '../../../ui/art/icons/icons'

export type CabinetSheet = 'record' | 'rank' | 'rules'

const items = [
  { sheet: 'record', icon: history },
  { sheet: 'rank', icon: ranking },
  { sheet: 'rules', icon: info },
] as const

/** Opens record, rank and rules. */
export function CabinetMenu({ onOpen }: { onOpen: (sheet: CabinetSheet) => void }) {
  const { t } = useTranslation()
  return (
    <Root>
      {items.map(({ sheet, icon }) => (
        <Button key={sheet} variant="secondary" icon={icon} wide onClick={() => onOpen(sheet)}>
          {t(`jackpot.${sheet}`)}
        </Button>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 4.5rem), 1fr));
  gap: ${theme.space[2]};
  & > button {
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
